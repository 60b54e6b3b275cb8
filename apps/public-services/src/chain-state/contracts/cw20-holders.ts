import type { Model } from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/types_pb'
import { QueryClient as WasmClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/query_pb.client'
import { readAccount } from '@injsight/chain'
import { refusal, Status } from '@injsight/grpc-web'
import type { Cw20Holder, ListCw20HoldersRequest, ListCw20HoldersResponse } from '@injsight/injsight-v1'
import { isAddress } from '../../content/read-json.ts'
import type { Host } from '../../upstream/host.ts'
import { cutPage } from '../pages.ts'
import { askContract, textOf } from './ask-contract.ts'

/** Entries of a contract's state: the chain gives no more at once. */
const atOnce = 100n
const mostQuestions = 2
/** What stands before each account in the state of a token by cw20-base: the name of its map, and how long that is. */
const balances = Buffer.from('\0\u0007balance', 'latin1')

/**
 * Who holds a token by CW20, as its contract's state says: a contract lists accounts without what they hold. Told where all of
 * them are, so that the largest are first, and where together they hold what the contract says that there is.
 *
 * @throws Fault `invalid-input`; `grpc.unimplemented` for more accounts, and for a contract that keeps them in another way
 */
export async function listCw20Holders(
  { transport }: Pick<Host, 'transport'>,
  { contract: text, ...page }: ListCw20HoldersRequest,
): Promise<ListCw20HoldersResponse> {
  const contract = readAccount(text)
  const wasm = new WasmClient(transport)
  const [told, entries] = await Promise.all([
    askContract(wasm, contract, { token_info: {} }),
    readEntries(wasm, contract),
  ])
  const supply = textOf(told, 'total_supply')
  if (supply === '') return { holders: [], next: '', isFollowed: false }
  if (entries === undefined)
    throw refusal(Status.unimplemented, 'More accounts hold it than the chain tells at once')
  const holders = entries.map(toHolder)
  const sum = holders.reduce((all, one) => all + BigInt(one?.amount ?? 0), 0n)
  if (!holders.every((one) => one !== undefined) || String(sum) !== supply)
    throw refusal(Status.unimplemented, 'Its contract doesn’t keep who holds it as others do')
  const { lines, next } = cutPage(holders.filter(({ amount }) => amount !== '0').toSorted(largestFirst), page)
  return { holders: lines, next, isFollowed: true }
}

/** Its entries of balances, which stand before most others; undefined where there may be more of them. */
async function readEntries(wasm: WasmClient, address: string): Promise<Model[] | undefined> {
  const found: Model[] = []
  let key: Uint8Array = new Uint8Array()
  for (let asked = 0; asked < mostQuestions; asked += 1) {
    const pagination = { key, offset: 0n, limit: atOnce, countTotal: false, reverse: false }
    const { models, pagination: told } = await wasm.allContractState({ address, pagination }).response
    found.push(...models.filter((one) => isOfBalances(one.key)))
    key = told?.nextKey ?? new Uint8Array()
    if (key.length === 0 || Buffer.compare(key.subarray(0, balances.length), balances) > 0) return found
  }
  return undefined
}

function isOfBalances(key: Uint8Array): boolean {
  return balances.equals(key.subarray(0, balances.length))
}

/** Undefined for what is none. */
function toHolder({ key, value }: Model): Cw20Holder | undefined {
  const account = Buffer.from(key.subarray(balances.length)).toString()
  const [, amount] = /^"(0|[1-9]\d{0,38})"$/.exec(Buffer.from(value).toString()) ?? []
  return amount === undefined || !isAddress('inj', account) ? undefined : { account, amount }
}

function largestFirst(a: Cw20Holder, b: Cw20Holder): number {
  const [ofA, ofB] = [BigInt(a.amount), BigInt(b.amount)]
  if (ofA !== ofB) return ofA > ofB ? -1 : 1
  return a.account < b.account ? -1 : 1
}
