/** What a person looks at. */

import type { RivalsCard, RivalsCharacter } from "../../lib/protocol";

/** A card and how it would come to them, a character, an action that could be stolen. */
export type Look =
  | { readonly kind: "card"; readonly card: RivalsCard; readonly deal: Deal | null }
  | { readonly kind: "role"; readonly name: RivalsCharacter["name"] }
  | { readonly kind: "theft"; readonly victim: number; readonly action: string };

/** The move that brings a card for its price, or in a swap. */
export interface Deal {
  readonly kind: "buy" | "swap";
  readonly move: string | null;
}
