/** Copies a text for the person to paste elsewhere. */

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without a secure connection there is no clipboard for scripts: what is selected is copied.
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- all that is left there
    document.execCommand("copy");
    field.remove();
  }
}
