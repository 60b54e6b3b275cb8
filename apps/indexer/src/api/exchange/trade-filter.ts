import { decodeAddress, readAccount } from '@injsight/chain'
import { invalidInput } from '@injsight/errors'
import { isTrade } from '#src/handlers/orders/fills.ts'
import { isOfResting } from '#src/handlers/orders/read-trades.ts'
import { accountKey } from '#src/decode/values/keys.ts'
import { nonceOf } from '#src/handlers/exchange/read-values.ts'
import type { FoundFill } from '#src/queries/orders/walk-fills.ts'
import { executionNames } from './names.ts'
import { readSubaccount as readId } from '../subaccounts/read-subaccount.ts'

/** What the requests for trades have in common: what is empty doesn't matter. */
export type TradesRequest = {
  marketId: string
  marketIds: string[]
  executionSide: string
  direction: string
  subaccountId: string
  subaccountIds: string[]
  executionTypes: string[]
  tradeId: string
  accountAddress: string
  cid: string
  feeRecipient: string
  startTime: bigint
  endTime: bigint
  skip: bigint
  limit: number
}

/**
 * @property accounts whose trades are looked through; undefined for all
 * @property owners whose trades pass, all of them; undefined for everybody's
 * @property asksMore whether not all of these pass
 */
export type TradeFilter = {
  accounts: bigint[] | undefined
  owners: { account: bigint; nonce?: bigint }[] | undefined
  asksMore: boolean
  passes: (found: FoundFill) => boolean
}

export type SubaccountName = { hex: string; account: bigint; nonce: bigint }

/** @throws Fault `invalid-input` */
export function readSubaccount(text: string): SubaccountName {
  const { id, bytes, address } = readId(text)
  return { hex: id, account: accountKey(address), nonce: nonceOf(bytes) }
}

const mostSubaccounts = 100

/** @throws Fault `invalid-input` */
export function readTradeFilter(request: TradesRequest): TradeFilter {
  const subaccounts = [request.subaccountId, ...request.subaccountIds]
    .filter((id) => id !== '')
    .map(readSubaccount)
  if (subaccounts.length > mostSubaccounts)
    throw invalidInput('subaccounts.ids', `At most ${mostSubaccounts} subaccounts can be named at once`)
  const owner = request.accountAddress === '' ? undefined : readOwner(request.accountAddress)
  const more = testsOf(request)
  const tests = [
    ...(subaccounts.length === 0 ? [] : [isOf(subaccounts)]),
    ...(owner === undefined ? [] : [({ fill }: FoundFill) => fill.account === owner]),
    ...more,
  ]
  const owners = listOwners(owner, subaccounts)
  const accounts = owners && [...new Set(owners.map(({ account }) => account))]
  return {
    accounts,
    owners,
    asksMore: more.length > 0,
    passes: (found) => isTrade(found.fill) && tests.every((test) => test(found)),
  }
}

/** Each once. */
function listOwners(owner: bigint | undefined, subaccounts: SubaccountName[]): TradeFilter['owners'] {
  if (subaccounts.length === 0) return owner === undefined ? undefined : [{ account: owner }]
  const own = subaccounts.filter(({ account }) => owner === undefined || account === owner)
  return [...new Map(own.map((one) => [one.hex, one])).values()]
}

function isOf(subaccounts: SubaccountName[]): (found: FoundFill) => boolean {
  const names = new Set(subaccounts.map(({ account, nonce }) => `${account}/${nonce}`))
  return ({ fill }) => names.has(`${fill.account}/${fill.fill.nonce}`)
}

function readOwner(address: string): bigint {
  return accountKey(decodeAddress(readAccount(address)).bytes)
}

function testsOf(request: TradesRequest): ((found: FoundFill) => boolean)[] {
  const { cid, feeRecipient } = request
  const isMaker = readChoice('executionSide', request.executionSide, { maker: true, taker: false })
  const isBuy = readDirection(request.direction)
  const executions = readExecutions(request.executionTypes)
  const recipient = feeRecipient === '' ? undefined : decodeAddress(readAccount(feeRecipient)).bytes
  return [
    ...(isMaker === undefined ? [] : [({ fill }: FoundFill) => isOfResting(fill.fill.execution) === isMaker]),
    ...(isBuy === undefined ? [] : [({ fill }: FoundFill) => fill.fill.isBuy === isBuy]),
    ...(executions === undefined
      ? []
      : [({ fill }: FoundFill) => executions.has(executionNames.get(fill.fill.execution) ?? '')]),
    ...(cid === '' ? [] : [({ fill }: FoundFill) => fill.fill.cid.toString() === cid]),
    ...(recipient === undefined
      ? []
      : [
          ({ fill }: FoundFill) =>
            fill.fill.feeRecipient === null
              ? fill.account === accountKey(recipient)
              : fill.fill.feeRecipient.equals(recipient),
        ]),
  ]
}

/** Buys and longs are one, sells and shorts are. */
export function readDirection(text: string): boolean | undefined {
  return readChoice('direction', text, { buy: true, sell: false, long: true, short: false })
}

function readExecutions(names: string[]): Set<string> | undefined {
  const asked = names.filter((name) => name !== '')
  const known = new Set(executionNames.values())
  const wrong = asked.find((name) => !known.has(name))
  if (wrong !== undefined)
    throw invalidInput('trades.execution', `"${wrong.slice(0, 40)}" is none of ${[...known].join(', ')}`)
  return asked.length === 0 ? undefined : new Set(asked)
}

/** @throws Fault `invalid-input` for a word that is none of the choices */
export function readChoice<Value>(
  name: string,
  text: string,
  choices: Record<string, Value>,
): Value | undefined {
  if (text === '') return undefined
  if (Object.hasOwn(choices, text.toLowerCase())) return choices[text.toLowerCase()]
  throw invalidInput(
    `request.${name}`,
    `"${text.slice(0, 40)}" is none of ${Object.keys(choices).join(', ')}`,
  )
}
