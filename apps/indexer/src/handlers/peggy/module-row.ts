import { badChainData } from '@injsight/errors'
import type { State } from '#src/state/state.ts'
import { readEthereumAddress } from './read.ts'
import { bridgedDenoms, peggyModule, type PeggyModule } from './tables.ts'

const only = { id: 1 }

export async function findModule(state: State): Promise<PeggyModule> {
  const row = await state.find(peggyModule, only)
  if (row === undefined) throw badChainData('peggy.unknown', 'The state of the bridge is unknown')
  return row
}

export async function change(state: State, values: Partial<PeggyModule>): Promise<void> {
  state.put(peggyModule, { ...(await findModule(state)), ...values })
}

/** The contract on Ethereum that a denom stands for, or that stands for it. */
export async function findContract(state: State, denom: string): Promise<string> {
  const [, address] = /^peggy(0x[0-9a-f]{40})$/i.exec(denom) ?? []
  if (address !== undefined) return readEthereumAddress(address)
  const params = (await findModule(state)).params as Record<string, string>
  if (denom === params['cosmos_coin_denom']) {
    return readEthereumAddress(params['cosmos_coin_erc20_contract'] ?? '')
  }
  const [known] = await state.list(bridgedDenoms, { denom })
  if (known !== undefined) return known.erc20
  throw badChainData('peggy.denom', `No contract is known for "${denom}"`)
}
