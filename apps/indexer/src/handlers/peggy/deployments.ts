import type { State } from '#src/state/state.ts'
import { denomMetadata, type Unit } from '../denoms/tables.ts'
import type { Claim } from './claims.ts'
import { readEthereumAddress } from './read.ts'
import { bridgedDenoms } from './tables.ts'

/**
 * A contract on Ethereum stands for a coin of this chain when it is called as the coin is. The chain says neither that
 * it takes it nor that it doesn't.
 */
export async function takeDeployment(state: State, claim: Claim): Promise<void> {
  const denom = String(claim['cosmos_denom'])
  const [known] = await state.list(bridgedDenoms, { denom })
  const metadata = await state.find(denomMetadata, { denom })
  if (known !== undefined || metadata === undefined) return
  const { display, units } = metadata
  const decimals = (units as Unit[]).find((unit) => unit.denom === display)?.exponent ?? 0
  const isSame =
    claim['name'] === display && claim['symbol'] === display && claim['decimals'] === String(decimals)
  if (!isSame) return
  state.put(bridgedDenoms, { erc20: readEthereumAddress(String(claim['token_contract'])), denom })
}
