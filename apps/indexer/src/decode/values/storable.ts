/** A text as PostgreSQL can keep it: what it can't is shown as �. */
export function toStorable(text: string): string {
  return text.replaceAll('\0', '\u{fffd}').toWellFormed()
}
