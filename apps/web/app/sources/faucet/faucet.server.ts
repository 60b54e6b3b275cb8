import { notFound } from '@injsight/errors'
import { config } from '../../config.server.ts'
import { nameNetwork } from '../../frame/networks.ts'
import { part } from '../../page.server.ts'
import { fetchStatus } from '../status.server.ts'
import { createFaucet, type FaucetOutcome } from './create-faucet.ts'

const ask = config.faucetUrl === undefined ? undefined : createFaucet({ url: config.faucetUrl })

/** The chain whose faucet this site can ask; undefined where there is none: coins of mainnet are no gift. */
async function findChain(): Promise<string | undefined> {
  if (ask === undefined) return undefined
  const { value } = await part(fetchStatus())
  const network = nameNetwork(value?.chainId ?? '')
  return network === undefined || network === 'mainnet' ? undefined : value?.chainId
}

export async function hasFaucet(): Promise<boolean> {
  return (await findChain()) !== undefined
}

/** @throws Fault `not-found` where there is no faucet */
export async function findFaucetChain(): Promise<string> {
  const chainId = await findChain()
  if (chainId === undefined) throw notFound('faucet', 'This network has no faucet')
  return chainId
}

/** @throws Fault of the faucet */
export async function askForCoins(account: string, chainId: string): Promise<FaucetOutcome> {
  if (ask === undefined) throw notFound('faucet', 'This site has no faucet')
  return ask(account, chainId)
}
