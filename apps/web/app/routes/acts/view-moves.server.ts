import { formatEthereumAddress, readSubaccount, shortenAddress } from '@injsight/chain'
import { translationsIn } from '../../language/use-translations.ts'
import { writePart, type Naming } from '../../language/write-part.server.ts'
import { plainText } from '../../language/written.ts'
import { part } from '../../page.server.ts'
import { fetchSubaccounts } from '../../sources/account.server.ts'
import { fetchBalance } from '../../sources/balances.server.ts'
import { fetchErc20Balance } from '../../sources/evm/eth-call.server.ts'
import { fetchStakes } from '../../sources/staking/stakes.server.ts'
import { fetchCw20Balance } from '../../sources/wasm/query.server.ts'
import { lineOf, type ChangeLine } from '../../views/balances/changes.server.ts'
import type { Move } from './sum-moves.ts'

/** Adds to what the wallet's balance of a denom would change by; a denom that nothing else moves comes first. */
export function pay(moves: Move[], denom: string, change: bigint): void {
  const known = moves.find((move) => move.place === '' && move.denom === denom)
  if (known !== undefined) known.change += change
  else moves.unshift({ place: '', denom, change })
}

/** What an account would have more of, and less, with what it has before and after; `place` is empty for its wallet. */
export async function viewMoves(
  moves: readonly Move[],
  account: string,
  naming: Naming,
): Promise<(ChangeLine & { place: string })[]> {
  const told = moves.filter(({ place }) => !isContract(place) || tokenAt(place, naming) !== undefined)
  const lines = await Promise.all(
    told.map(async ({ place, denom, change }) => {
      const before = await fetchHeld(account, { place, denom }, naming)
      const held =
        before === undefined
          ? { before: '', after: '' }
          : { before: String(before), after: String(before + change) }
      const line = { account, denom, ...held, change: String(change), subaccount: '' }
      return lineOf(line, nameToken(place, naming)).map((one) => ({ ...one, place: sayPlace(place, naming) }))
    }),
  )
  return lines.flat()
}

const isContract = (place: string) => place.startsWith('inj1')

const tokenAt = (place: string, { names }: Naming) => names.contracts?.get(place)?.token

/** With the token of a contract among those that have a denom, for which its address stands. */
function nameToken(place: string, naming: Naming): Naming {
  const token = tokenAt(place, naming)
  if (!isContract(place) || token === undefined) return naming
  const { symbol, decimals } = token
  const tokens = new Map(naming.names.tokens).set(place, { denom: place, name: '', symbol, decimals })
  return { ...naming, names: { ...naming.names, tokens } }
}

/** undefined where nobody can say: the change is known all the same. */
async function fetchHeld(
  account: string,
  { place, denom }: Pick<Move, 'place' | 'denom'>,
  naming: Naming,
): Promise<bigint | undefined> {
  if (place === '') return fetchBalance(account, denom)
  if (isContract(place))
    return (isOfEvm(place, naming) ? fetchErc20Balance : fetchCw20Balance)(place, account)
  if (!place.startsWith('0x')) {
    const { value: stakes } = await part(fetchStakes(account))
    return stakes && BigInt(stakes.find(({ validator }) => validator === place)?.amount ?? '0')
  }
  const { value } = await part(fetchSubaccounts(account))
  const deposits = value?.subaccounts.find(({ id }) => id === place)?.deposits ?? []
  // The chain counts parts of the smallest unit too, which no act moves.
  const [total = '0'] = deposits.find((one) => one.denom === denom)?.total.split('.') ?? []
  return value && BigInt(total)
}

const isOfEvm = (place: string, naming: Naming) => tokenAt(place, naming)?.standard !== undefined

function sayPlace(place: string, naming: Naming): string {
  const t = translationsIn(naming.language, 'acts')
  if (place === '') return ''
  // Anybody may call a token of theirs as they like.
  if (isContract(place))
    return isOfEvm(place, naming)
      ? `ERC-20 ${shortenAddress(formatEthereumAddress(place))}`
      : `CW20 ${shortenAddress(place)}`
  if (place.startsWith('0x')) return t('inSubaccount', { number: `#${readSubaccount(place).nonce}` })
  return t('stakedWith', { validator: plainText(writePart({ kind: 'validator', operator: place }, naming)) })
}
