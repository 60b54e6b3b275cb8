import { decodeAddress } from '@injsight/chain'
import type { State } from '#src/state/state.ts'
import { truncate } from './decimals.ts'
import type { GenesisStaking } from './genesis-shape.ts'
import { readBech32 } from './read.ts'
import { bonded, stakes } from './tables.ts'

const tokensPerPower = 10n ** 18n

/** An exported chain goes on with the set that it had. */
export async function setPowers(state: State, { last_validator_powers }: GenesisStaking): Promise<void> {
  for (const { address, power } of last_validator_powers ?? []) {
    const stake = await state.find(stakes, { validator: readBech32(address) })
    if (stake !== undefined) state.put(stakes, { ...stake, power: BigInt(power) })
  }
}

/** The strongest validators make the set; of equals the one with the lower address. */
export async function bondStrongest(state: State, most: bigint): Promise<void> {
  const strong = (await state.list(stakes, {}))
    .filter(({ tokens, jailed }) => !jailed && tokens >= tokensPerPower)
    .map((stake) => ({ stake, power: truncate(stake.tokens), address: decodeAddress(stake.validator).bytes }))
    .toSorted((a, b) => Number(b.power - a.power) || Buffer.compare(a.address, b.address))
  for (const { stake, power } of strong.slice(0, Number(most))) {
    state.put(stakes, { ...stake, status: bonded, power })
  }
}
