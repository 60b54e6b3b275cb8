import type { Metadata } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/bank_pb'
import { QueryClient as BankClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/query_pb.client'
import { denomFamily } from '@injsight/chain'
import { Asset } from '@injsight/injsight-v1'
import { keepWhole } from '../content/keep-last.ts'
import { textOf } from '../content/read-json.ts'
import type { Host } from '../upstream/host.ts'
import { fieldOf, listIn, type UiApi } from '../ui-api/ui-api.ts'

/** So many denoms the chain is asked for. */
const [mostSupplies, mostMetadata] = [5000n, 10_000n]
const minute = 60_000
/** Nobody here counts who holds it. */
const uncounted = -1n

/** Something of the bank, with what its maker says of it. */
export type BankAsset = { asset: Asset; description: string; uri: string }

export type BankAssets = () => Promise<readonly BankAsset[]>

/** All denoms of the bank, asked for once a minute at most. */
export function createBankAssets(uiApi: UiApi, { transport }: Pick<Host, 'transport'>): BankAssets {
  const bank = new BankClient(transport)

  async function askSupply(): Promise<Coin[]> {
    return uiApi.orElse(
      'tokens',
      (told) => listIn(told, 'supply')?.flatMap(toCoin),
      async () =>
        (await bank.totalSupply({ pagination: first(mostSupplies) }).response).supply.flatMap(toCoin),
    )
  }

  return keepWhole(minute, async () => {
    const [supply, { metadatas }] = await Promise.all([
      askSupply(),
      bank.denomsMetadata({ pagination: first(mostMetadata) }).response,
    ])
    const known = new Map(metadatas.map((one) => [one.base, one]))
    return supply.map((coin) => toBankAsset(coin, known.get(coin.denom)))
  })
}

type Coin = { denom: string; amount: string }

function toCoin(told: unknown): Coin[] {
  const [denom, amount] = [textOf(fieldOf(told, 'denom')), textOf(fieldOf(told, 'amount'))]
  return denom === '' || !/^\d{1,78}$/.test(amount) ? [] : [{ denom, amount }]
}

export function toBankAsset({ denom, amount }: Coin, told: Metadata | undefined): BankAsset {
  const decimals = told === undefined ? undefined : decimalsOf(told)
  const asset = Asset.create({
    asset: denom,
    kind: denomFamily(denom),
    name: told?.name ?? '',
    symbol: told?.symbol ?? '',
    hasDecimals: decimals !== undefined,
    decimals: decimals ?? 0,
    supply: amount,
    holders: uncounted,
    verification: 'unverified',
  })
  return { asset, description: told?.description ?? '', uri: told?.uri ?? '' }
}

/** As the metadata says, or by its largest unit; undefined where it has none. */
function decimalsOf({ decimals, denomUnits }: Metadata): number | undefined {
  const largest = Math.max(0, ...denomUnits.map(({ exponent }) => exponent))
  return decimals || largest || undefined
}

function first(limit: bigint) {
  return { key: new Uint8Array(), offset: 0n, limit, countTotal: false, reverse: false }
}
