import { isolateName } from '../language/isolate.ts'
import { symbolOf, type Naming } from '../language/write-part.server.ts'

/** What an asset is called, cut and kept to itself: anybody may have chosen the name. */
export function isolateSymbol(denom: string, naming: Naming): string {
  return isolateName(symbolOf(denom, naming))
}
