import {
  contracts,
  findProgram,
  keepMarketBusy,
  localAccounts,
  mnemonic,
  startFaucet,
  startLocalChain,
  type LocalAccount,
  type LocalChain,
} from '@injsight/local-chain'

export type RunningChain = {
  /** Of CometBFT's RPC. */
  node: string
  ethereum: string
  /** Who gives coins away there. */
  faucet: string
  /** Of the account that pays the fees of others there, in hexadecimal digits: everybody knows it. */
  feePayerKey: string
  /** What its user needs to know of it, in lines. */
  told: string
  stop(): Promise<void>
  /** Settles with a sentence when it ends by itself. */
  ended: Promise<string>
}

/**
 * A chain of one's own with its faucet and, if that is wanted, two accounts that trade all the time.
 *
 * @param say told once, when the busy market comes to an end
 */
export async function runLocalChain(
  { folder, rpcPort, isBusy }: { folder: string; rpcPort: number; isBusy: boolean },
  say: (line: string) => void,
): Promise<RunningChain> {
  const chain = await startLocalChain({ program: await findProgram(), folder, rpcPort })
  const faucet = await startFaucet(chain.signers.faucet)
  const market = isBusy ? await keepMarketBusy(chain, onRefused) : undefined
  return {
    node: chain.rpc,
    ethereum: chain.ethereum,
    faucet: faucet.url,
    feePayerKey: hexOf(localAccounts.payer),
    ended: chain.ended,
    told: tell(chain, faucet.url),
    async stop() {
      market?.stop()
      await faucet.stop()
      await chain.stop()
    },
  }

  function onRefused(error: unknown): void {
    market?.stop()
    say(`  The market is quiet from now on: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function tell({ rpc, rest, ethereum }: LocalChain, faucet: string): string {
  const accounts = Object.values(localAccounts).map(
    (account) => `    ${account.name.padEnd(9)}  ${account.address}  0x${hexOf(account)}`,
  )
  return `  node       ${rpc}   a chain of your own
  its REST   ${rest}   and gRPC-web
  its EVM    ${ethereum}   JSON-RPC, chain id 1337
  faucet     ${faucet}/?address=<account>   10 INJ and 1,000 USDT at a time
  CW20       ${contracts.cw20.address}   ${contracts.cw20.symbol}, everybody has some
  ERC-20     ${contracts.erc20.address}   ${contracts.erc20.symbol}, alice has all
  fees       ${localAccounts.payer.name} pays those of others, where the index is asked for it

  Accounts, with their keys: everybody knows them, so what they own is worth nothing.
  A wallet has them by the words "${mnemonic}".
${accounts.join('\n')}
`
}

function hexOf({ key }: LocalAccount): string {
  return Buffer.from(key).toString('hex')
}
