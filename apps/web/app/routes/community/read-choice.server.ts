import { invalidInput } from '@injsight/errors'
import { readMinute } from '../../time/read-minute.ts'
import { readTyped } from '../../views/accounts/read-typed.ts'

/** What the page is narrowed to, as its address says it: texts are empty for what was not chosen. */
export type CommunityChoice = {
  /** As somebody typed it. */
  search: string
  direction: string
  /** `2026-11-22T16:19`, in UTC. */
  from: string
  to: string
  /** Of which asset the picture is. */
  denom: string
}

/** What the index is asked for. */
export type CommunitySearch = { account: string; direction: string; from: bigint; to: bigint }

const longestText = 200
const minute = 60_000n

/** @throws invalid-input for what only a mistaken address says */
export function readChoice(given: URLSearchParams): CommunityChoice {
  const get = (name: string) => (given.get(name) ?? '').trim().slice(0, longestText)
  const [search, direction, denom] = [get('search'), get('direction'), get('denom')]
  if (!['', 'to', 'from'].includes(direction)) throw wrong('direction', direction, 'to or from')
  const [from, to] = [get('from'), get('to')]
  for (const [name, text] of Object.entries({ from, to })) {
    if (text !== '' && Number.isNaN(readMinute(text))) throw wrong(name, text, 'a time as 2026-11-22T16:19')
  }
  return { search, direction, from, to, denom }
}

/** What is to be asked for; undefined where what was typed is no account. */
export function toSearch({ search, direction, from, to }: CommunityChoice): CommunitySearch | undefined {
  const account = readTyped(search)
  if (account === undefined) return undefined
  return {
    account,
    direction,
    from: from === '' ? 0n : BigInt(readMinute(from)),
    // The whole of its last minute.
    to: to === '' ? 0n : BigInt(readMinute(to)) + minute - 1n,
  }
}

function wrong(name: string, text: string, expected: string) {
  return invalidInput(`page.${name}`, `"${text.slice(0, 80)}" is not ${expected}`)
}
