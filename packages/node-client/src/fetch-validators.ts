import { badChainData } from '@injsight/errors'
import type { RpcValidator } from './answers.ts'
import type { FetchResult } from './ask-node.ts'
import { readValidators } from './read-answers.ts'

/** All validators of a height; a node gives a hundred at a time. */
export async function fetchValidators(fetchResult: FetchResult, height: bigint): Promise<RpcValidator[]> {
  const validators: RpcValidator[] = []
  for (let page = 1; ; page++) {
    const parameters = { height: String(height), page: String(page), per_page: '100' }
    const answer = readValidators((await fetchResult('validators', parameters)).value, height)
    validators.push(...answer.validators)
    if (validators.length >= Number(answer.total)) return validators
    if (answer.validators.length === 0) throw endsEarly(validators.length, answer.total, height)
  }
}

function endsEarly(count: number, total: string, height: bigint) {
  const message = `The node's list of validators at ${height} ends after ${count} of ${total}`
  return badChainData('node.unreadable', message, { height, count, total })
}
