import type {
  BroadcastCosmosTxRequest,
  BroadcastCosmosTxResponse,
  PrepareCosmosTxRequest,
  PrepareCosmosTxResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_exchange_rpc_pb'
import { TxRaw } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/tx_pb'
import { decodeHex, encodeHex, readAccount } from '@injsight/chain'
import { refusal, Status } from '@injsight/grpc-web'
import { fetchAccount, fetchGasPrice, simulateGas } from '#src/delegation/ask-chain.ts'
import { checkMessages } from '#src/delegation/check-messages.ts'
import { addressOfKey, isSignedBy, keyType } from '#src/delegation/fee-payer.ts'
import { readDirect } from '#src/delegation/read-direct.ts'
import { readMessages } from '#src/delegation/read-messages.ts'
import { hashDirect, writeDirect } from '#src/delegation/write-transaction.ts'
import { checkAccount, checkPayer, checkSequence, readFee, wrongSignature } from './checks.ts'
import type { Needed } from './needed.ts'

const signMode = 'SIGN_MODE_DIRECT'

/**
 * Transactions that wallets of Cosmos sign as bytes. Whoever pays is their second signer, with a sequence of its own: of
 * two that are prepared at once the chain takes the one that is sent first.
 */
export function createDirectMethods({
  payer,
  messages: allowed,
  node,
  spending,
  payAndSend,
  chainId,
}: Needed) {
  async function prepareCosmosTx(request: PrepareCosmosTxRequest): Promise<PrepareCosmosTxResponse> {
    const account = readAccount(request.senderAddress)
    const messages = readMessages(request.msgs)
    checkAccount(account, payer)
    checkMessages(messages, { account, allowed })
    const [known, paying] = await Promise.all([
      fetchAccount(node, account),
      fetchAccount(node, payer.address),
    ])
    if (known.publicKey === undefined)
      throw refusal(
        Status.failedPrecondition,
        `The chain doesn't know the key of ${account} yet: make the transaction with it yourself, as GetFeePayer says who pays, and give it to BroadcastCosmosTx`,
        { account },
      )
    const { memo, timeoutHeight } = request
    const signers = [
      { publicKey: known.publicKey, sequence: known.sequence },
      { publicKey: payer.publicKey, sequence: paying.sequence },
    ]
    const write = (amount: bigint, gas: bigint, signatures: Uint8Array[]) =>
      writeDirect({
        messages,
        memo,
        timeoutHeight,
        signers,
        fee: { amount: [{ denom: 'inj', amount: String(amount) }], gas, payer: payer.address },
        signatures,
      })
    const unsigned = write(1n, 0n, [new Uint8Array(), new Uint8Array()])
    const [price, gas] = await Promise.all([
      fetchGasPrice(node),
      request.fee?.gas || simulateGas(node, unsigned),
    ])
    await spending.check(account, price * gas)
    return {
      tx: write(price * gas, gas, []),
      signMode,
      pubKeyType: keyType,
      feePayer: payer.address,
      feePayerSig: '', // whoever pays signs last, see broadcastCosmosTx
      feePayerPubKey: { type: keyType, key: `0x${encodeHex(payer.publicKey)}` },
    }
  }

  async function broadcastCosmosTx(request: BroadcastCosmosTxRequest): Promise<BroadcastCosmosTxResponse> {
    const { tx, messages, fee, ...signers } = readDirect(request.tx)
    const { publicKey } = signers.account
    const account = addressOfKey(publicKey)
    if (account === undefined || account !== readAccount(request.senderAddress))
      throw refusal(
        Status.permissionDenied,
        `The first signer of the transaction is ${account ?? 'nobody'}, and it is sent for ${request.senderAddress}`,
      )
    checkAccount(account, payer)
    checkPayer(fee.payer, payer)
    checkPayer(addressOfKey(signers.payer.publicKey) ?? '', payer)
    checkMessages(messages, { account, allowed })
    const amount = readFee(fee.amount)
    const [known, paying] = await Promise.all([
      fetchAccount(node, account),
      fetchAccount(node, payer.address),
    ])
    const digest = hashDirect(tx, { chainId: chainId(), accountNumber: known.accountNumber })
    const signature = decodeHex(request.signature)
    if (signature.length !== 64 || !isSignedBy(publicKey, digest, signature)) throw wrongSignature(account)
    checkSequence(account, signers.account.sequence, known)
    checkSequence(payer.address, signers.payer.sequence, paying)
    return payAndSend({ account, sequence: signers.account.sequence, hash: digest, amount }, () => {
      const own = hashDirect(tx, { chainId: chainId(), accountNumber: paying.accountNumber })
      return TxRaw.toBinary({ ...tx, signatures: [signature, payer.sign(own).subarray(0, 64)] })
    })
  }

  return { prepareCosmosTx, broadcastCosmosTx }
}
