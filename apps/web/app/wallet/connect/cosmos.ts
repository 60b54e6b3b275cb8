import type { Session } from '../session.ts'
import type { AminoDoc, CosmosSigner, DirectDoc } from '../signer.ts'
import type { ChainFacts } from './chain-facts.ts'
import { findProvider } from './detect.ts'
import { inTrouble, WalletTrouble } from './trouble.ts'
import type { WalletFacts } from './wallets.ts'

/** What Keplr gives a page, and those that are made like it: only what is used of it. */
type Keplr = {
  enable: (chainId: string) => Promise<void>
  getKey: (chainId: string) => Promise<{ bech32Address: string; pubKey: Uint8Array; isNanoLedger?: boolean }>
  getOfflineSigner: (
    chainId: string,
    options: typeof signOptions,
  ) => {
    getAccounts: () => Promise<readonly { address: string }[]>
    signDirect?: (signer: string, doc: DirectDoc) => Promise<Signed<Bytes>>
    signAmino?: (signer: string, doc: AminoDoc) => Promise<Signed<AminoDoc>>
  }
}
type Bytes = Pick<DirectDoc, 'bodyBytes' | 'authInfoBytes'>
type Signed<Doc> = { signed: Doc; signature: { signature: string } }

/** The fee was shown already, and a node has tried the rest: what the wallet reckons by itself knows neither. */
const signOptions = { preferNoSetFee: true, disableBalanceCheck: true } as const

/**
 * The one that it signs with, whatever else it lists.
 *
 * @throws WalletTrouble
 */
export async function askCosmosAddresses(wallet: WalletFacts, { chainId }: ChainFacts): Promise<string[]> {
  const keplr = await walletInPage(wallet)
  const [first] = await listAddresses(keplr, chainId)
  if (first === undefined) return []
  if ((await inTrouble(() => keplr.getKey(chainId))).bech32Address !== first)
    throw new WalletTrouble('wrongAddress')
  return [first]
}

/** @throws WalletTrouble */
export async function makeCosmosSigner(
  wallet: WalletFacts,
  session: Session,
  { chainId }: ChainFacts,
): Promise<CosmosSigner> {
  const keplr = await walletInPage(wallet)
  const [address] = await listAddresses(keplr, chainId)
  if (address === undefined) throw new WalletTrouble('notInstalled')
  if (address !== session.address) throw new WalletTrouble('wrongAddress')
  const { pubKey, isNanoLedger } = await inTrouble(() => keplr.getKey(chainId))
  if (isNanoLedger === true) throw new WalletTrouble('ledgerBehind')
  const { signDirect, signAmino } = keplr.getOfflineSigner(chainId, signOptions)
  const shared = { kind: 'cosmos', address, publicKey: pubKey } as const
  const sign = async <Doc>(ask: () => Promise<Signed<Doc>> | undefined) => {
    const answer = await inTrouble(async () => ask())
    if (answer === undefined) throw new WalletTrouble('notInstalled')
    return { signed: answer.signed, signature: Uint8Array.fromBase64(answer.signature.signature) }
  }
  const signer: CosmosSigner = {
    ...shared,
    signDirect: async (doc) => {
      const { signed, signature } = await sign(() => signDirect?.(address, doc))
      return { bodyBytes: signed.bodyBytes, authInfoBytes: signed.authInfoBytes, signature }
    },
  }
  if (signDirect !== undefined || signAmino === undefined) return signer
  return { ...signer, signAmino: (doc) => sign(() => signAmino(address, doc)) }
}

async function walletInPage(wallet: WalletFacts): Promise<Keplr> {
  const found = await findProvider(wallet)
  if (typeof Object(found).enable !== 'function') throw new WalletTrouble('notInstalled')
  return found as Keplr
}

async function listAddresses(keplr: Keplr, chainId: string): Promise<string[]> {
  await inTrouble(() => keplr.enable(chainId))
  return (await inTrouble(() => keplr.getOfflineSigner(chainId, signOptions).getAccounts())).map(
    ({ address }) => address,
  )
}
