import {
  MsgInstantiateContract,
  MsgStoreCode,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/tx_pb.js'
import { bytesToHex, createWalletClient, http, publicActions } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { bug } from '@injsight/errors'
import { localAccounts } from './accounts.ts'
import { contracts } from './known.ts'
import { pack, type Signer } from './signer.ts'

/**
 * Stores and makes a CW20 of which every account has a part, by one transaction.
 *
 * @param wasm its code
 * @returns the hash
 */
export function launchCw20(admin: Signer, wasm: Uint8Array): Promise<string> {
  const sender = admin.account.address
  const { name, symbol, decimals } = contracts.cw20
  const msg = {
    name,
    symbol,
    decimals,
    initial_balances: Object.values(localAccounts).map(({ address }) => ({ address, amount: '1000000000' })),
    mint: { minter: sender },
  }
  return admin.send(
    [
      pack(MsgStoreCode, { sender, wasmByteCode: wasm }),
      pack(MsgInstantiateContract, {
        sender,
        admin: sender,
        codeId: 1n, // of the chain's first code, stored just before
        label: 'a token of this chain',
        msg: Buffer.from(JSON.stringify(msg)),
        funds: [],
      }),
    ],
    15_000_000,
  )
}

/**
 * Makes an ERC-20 of which alice has all.
 *
 * @param url Ethereum's JSON-RPC
 * @param code what makes it
 * @throws Fault `bug` when the chain refuses it
 */
export async function launchErc20(url: string, code: `0x${string}`): Promise<void> {
  const account = privateKeyToAccount(bytesToHex(localAccounts.alice.key))
  const alice = createWalletClient({ account, transport: http(url), pollingInterval: 200 }).extend(
    publicActions,
  )
  const hash = await alice.sendTransaction({ chain: null, data: code })
  // Without looking for what replaced it: the node tells a block a moment before its receipts.
  const { status } = await alice.waitForTransactionReceipt({ hash, checkReplacement: false })
  if (status !== 'success') throw bug('The ERC-20 of the local chain could not be made', { hash })
}
