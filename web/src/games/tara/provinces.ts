/** The four regions of Ireland as they look: a tint, a soil and a badge each, so that no colour is needed to tell them apart. */

export interface Province {
  /** Of its land. */
  readonly tint: string;
  /** What grows there: a pattern of 48 by 48. */
  readonly soil: string;
  /** Its badge, in a square of 100 around the middle. */
  readonly badge: string;
}

const PROVINCES: Readonly<Record<string, Province>> = {
  connacht: {
    tint: "light-dark(#9cc3b6, #22483f)",
    // Walls of loose stones
    soil: "M2,14 q6,-5 12,0 t12,0 t12,0 M10,38 q6,-5 12,0 t12,0 t12,0 M20,14 v8 M34,38 v7",
    // An eagle
    badge:
      "M0,-40 c7,0 11,5 9,12 l10,-2 c10,-4 18,-11 23,-20 c4,22 -4,40 -22,48 l8,8 l-11,1 l4,11 l-11,-4 l-1,24 l8,6 l-9,1 l-8,8 l-8,-8 l-9,-1 l8,-6 l-1,-24 l-11,4 l4,-11 l-11,-1 l8,-8 c-18,-8 -26,-26 -22,-48 c5,9 13,16 23,20 l10,2 c-2,-6 -4,-7 -9,-6 c1,-5 4,-8 9,-6 Z",
  },
  ulster: {
    tint: "light-dark(#bfb4cb, #443a5a)",
    // Heather
    soil: "M10,18 v-9 M10,12 l-4,-4 M10,13 l4,-4 M34,42 v-9 M34,36 l-4,-4 M34,37 l4,-4 M32,12 h0.1 M8,40 h0.1",
    // A hand
    badge:
      "M-14,44 V14 L-32,-4 C-37,-10 -30,-18 -24,-12 L-15,-3 V-32 C-15,-40 -5,-40 -5,-32 V-8 V-40 C-5,-48 6,-48 6,-40 V-8 V-36 C6,-44 16,-44 16,-36 V-6 V-28 C16,-35 25,-35 25,-28 V12 C25,22 20,26 18,30 V44 Z",
  },
  leinster: {
    tint: "light-dark(#d6d28d, #544f22)",
    // Furrows
    soil: "M0,12 Q12,6 24,12 T48,12 M0,28 Q12,22 24,28 T48,28 M0,44 Q12,38 24,44 T48,44",
    // An oak
    badge:
      "M-6,44 L-4,18 C-20,24 -34,16 -33,3 C-44,-6 -38,-24 -25,-24 C-22,-40 -2,-46 8,-36 C24,-40 36,-28 32,-16 C44,-8 40,12 26,14 C18,20 10,20 5,17 L7,44 Z",
  },
  munster: {
    tint: "light-dark(#a5cf8e, #2a5230)",
    // Grass
    soil: "M8,16 q2,-8 4,-10 M12,16 q0,-8 0,-11 M16,16 q-2,-8 -4,-10 M30,40 q2,-8 4,-10 M34,40 q0,-8 0,-11 M38,40 q-2,-8 -4,-10",
    // Three crowns
    badge:
      "M-18,-14 L-21,-40 L-10,-29 L0,-44 L10,-29 L21,-40 L18,-14 Z M-41,36 L-44,8 L-32,20 L-23,4 L-14,20 L-3,8 L-6,36 Z M6,36 L3,8 L14,20 L23,4 L32,20 L44,8 L41,36 Z",
  },
};

const COMMONS: Province = { tint: "var(--land)", soil: "", badge: "" };

export const provinceOf = (region: string): Province => PROVINCES[region] ?? COMMONS;
