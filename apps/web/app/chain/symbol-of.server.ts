import { shortenDenom } from '@injsight/chain'
import { isolate } from '../language/isolate.ts'
import type { Naming } from '../language/write-sentence.server.ts'

const longestName = 70

/** What an asset is called, cut and kept to itself: anybody may have chosen the name. */
export function symbolOf(denom: string, { names }: Naming): string {
  return isolate((names.tokens.get(denom)?.symbol ?? shortenDenom(denom)).slice(0, longestName))
}
