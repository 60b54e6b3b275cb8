import type { Client } from 'pg'
import { denomKey } from '#src/decode/values/keys.ts'
import { calledBy, type Metadata } from '#src/handlers/denoms/metadata.ts'
import { denomMetadata } from '#src/handlers/denoms/tables.ts'
import { exchangeDenoms } from '#src/handlers/exchange/markets/denoms-table.ts'
import type { State } from '#src/state/state.ts'
import { denomHolders, supplies } from './tables.ts'

/**
 * Keeps an asset in its place among those that are held, by how much there is of it. To be called when its supply or its
 * decimals have changed.
 */
export async function rankBySupply(state: State, name: string): Promise<void> {
  const held = await state.find(denomHolders, { denom: denomKey(name) })
  if (held === undefined) return
  const whole = await findWholeSupply(state, name)
  if (whole !== held.whole) state.put(denomHolders, { ...held, whole })
}

/** The same for all assets: when a node is asked, no module's state knows of another's. */
export async function rankAllBySupply(state: State, client: Client): Promise<void> {
  const { rows } = await client.query<{ denom: string }>(
    'select d.denom from denom_holders as h join denoms as d on d.id = h.denom',
  )
  for (const { denom } of rows) await rankBySupply(state, denom)
}

/** How much there is of a denom in whole tokens, in 10^-18ths: by the decimals that people see amounts with. */
export async function findWholeSupply(state: State, name: string): Promise<bigint> {
  const denom = denomKey(name)
  const amount = (await state.find(supplies, { denom }))?.amount ?? 0n
  const decimals = await findDecimals(state, name)
  return decimals > mostDecimals ? 0n : (amount * one) / 10n ** decimals
}

const one = 10n ** 18n
/** Who says of a token that it has more says nothing that an amount could be divided by. */
const mostDecimals = 77n

async function findDecimals(state: State, name: string): Promise<bigint> {
  const metadata = await state.find(denomMetadata, { denom: name })
  if (metadata !== undefined && !repeatsPath(metadata)) {
    const { decimals } = calledBy(metadata)
    if (decimals !== null) return BigInt(decimals)
  }
  const registered = (await state.find(exchangeDenoms, { denom: denomKey(name) }))?.decimals
  return BigInt(registered ?? (name === 'inj' ? 18 : 0))
}

/** What the chain itself writes of coins from elsewhere tells the path that they came, and no decimals. */
function repeatsPath({ denom, display }: Metadata): boolean {
  return denom.startsWith('ibc/') && /(^|\/)channel-\d+\//.test(display)
}
