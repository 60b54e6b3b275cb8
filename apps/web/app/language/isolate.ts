/** A name from the chain may hold marks that turn the text around it; these keep that inside the name. */
export function isolate(name: string): string {
  return `\u2068${name}\u2069`
}
