/** A name from the chain may hold marks that turn the text around it; these keep that inside the name. */
export function isolate(name: string): string {
  return `\u2068${name}\u2069`
}

const usualLength = 70

/** A name that anybody may have chosen, cut and kept to itself. */
export function isolateName(name: string, longest = usualLength): string {
  return isolate(name.slice(0, longest))
}
