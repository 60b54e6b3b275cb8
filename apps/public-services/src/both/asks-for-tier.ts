import { ListAssetsRequest } from '@injsight/injsight-v1'
import type { Question } from './ask.ts'

/** Of a message of gRPC-web: a flag, and how long it is. */
const prefixBytes = 5

/** Whether assets of one tier are asked for: tiers stand on lists that people keep, and no index here has one. */
export function asksForTier({ path, body }: Pick<Question, 'path' | 'body'>): boolean {
  const [place, query = ''] = path.split('?', 2)
  if (place === '/injsight/v1/assets') return Boolean(new URLSearchParams(query).get('verification'))
  if (place !== '/injsight.v1.Explorer/ListAssets') return false
  try {
    return ListAssetsRequest.fromBinary(body.subarray(prefixBytes)).verification !== ''
  } catch {
    return false // whoever is asked says what is wrong with it
  }
}
