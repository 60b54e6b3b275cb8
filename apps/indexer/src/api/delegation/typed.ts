import type {
  BroadcastTxRequest,
  BroadcastTxResponse,
  PrepareEip712Request,
  PrepareEip712Response,
  PrepareTxRequest,
  PrepareTxResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_exchange_rpc_pb'
import { decodeHex, readAccount } from '@injsight/chain'
import type { Any } from '@injsight/chain/decode'
import { invalidInput } from '@injsight/errors'
import { fetchAccount, fetchGasPrice, simulateGas, type Account } from '#src/delegation/ask-chain.ts'
import { checkMessages } from '#src/delegation/check-messages.ts'
import { isSignedBy, keyType } from '#src/delegation/fee-payer.ts'
import { readMessages } from '#src/delegation/read-messages.ts'
import {
  hashTypedData,
  readContext,
  writeTexts,
  writeTypedData,
  type Context,
} from '#src/delegation/typed-data.ts'
import { writeWeb3 } from '#src/delegation/write-transaction.ts'
import { checkAccount, checkPayer, checkSequence, readFee, readKey, wrongSignature } from './checks.ts'
import type { Needed } from './needed.ts'

const signMode = 'SIGN_MODE_EIP712_V2'

/** Transactions that wallets of Ethereum sign as typed data. */
export function createTypedMethods({
  payer,
  messages: allowed,
  node,
  spending,
  payAndSend,
  chainId,
}: Needed) {
  async function prepareTx(request: PrepareTxRequest): Promise<PrepareTxResponse> {
    const asked = readAsked(request)
    const { account, messages, evmChainId } = asked
    checkAccount(account, payer)
    checkMessages(messages, { account, allowed })
    const known = await fetchAccount(node, account)
    const context = await writeContext(asked, known, payer.address)
    await spending.check(account, readFee(context.fee.amount))
    return {
      data: writeTypedData(writeTexts(context, messages), evmChainId),
      sequence: known.sequence,
      signMode,
      pubKeyType: keyType,
      feePayer: payer.address,
      feePayerSig: '', // whoever pays signs last, see broadcastTx
    }
  }

  /** For an account that pays its fee itself. */
  async function prepareEip712(request: PrepareEip712Request): Promise<PrepareEip712Response> {
    const asked = readAsked(request)
    const known = await fetchAccount(node, asked.account)
    const { accountNumber, sequence } = request
    const told = accountNumber === 0n && sequence === 0n ? {} : { accountNumber, sequence }
    const context = await writeContext(asked, { ...known, ...told }, '')
    return { data: writeTypedData(writeTexts(context, asked.messages), asked.evmChainId) }
  }

  async function writeContext(asked: Asked, known: Account, payerAddress: string): Promise<Context> {
    const { memo, timeoutHeight } = asked
    const { accountNumber, sequence } = known
    const [price, gas] = await Promise.all([fetchGasPrice(node), asked.gas || estimateGas(asked, known)])
    const amount = [{ denom: 'inj', amount: String(price * gas) }]
    const fee = { amount, gas, payer: payerAddress }
    return { accountNumber, chainId: chainId(), fee, memo, sequence, timeoutHeight }
  }

  /** Whose key the chain doesn't know has it written down by the first transaction, which costs gas: any key does. */
  function estimateGas(
    { messages, memo, evmChainId, timeoutHeight }: Asked,
    known: Account,
  ): Promise<bigint> {
    const fee = { amount: [{ denom: 'inj', amount: '1' }], gas: 0n, payer: '' }
    const signature = new Uint8Array(65)
    return simulateGas(
      node,
      writeWeb3({
        context: { memo, timeoutHeight, sequence: known.sequence, fee },
        messages,
        evmChainId,
        publicKey: known.publicKey ?? payer.publicKey,
        payer: { address: payer.address, signature },
        signature,
      }),
    )
  }

  async function broadcastTx(request: BroadcastTxRequest): Promise<BroadcastTxResponse> {
    const { publicKey, account } = readKey(request.pubKey)
    const evmChainId = readChain(request.chainId)
    const context = readContext(readText(request.tx))
    const messages = readMessages(request.msgs)
    checkAccount(account, payer)
    checkPayer(context.fee.payer, payer)
    if (request.feePayer !== '') checkPayer(request.feePayer, payer)
    checkMessages(messages, { account, allowed })
    const amount = readFee(context.fee.amount)
    const digest = hashTypedData(writeTexts(context, messages), evmChainId)
    const signature = decodeHex(request.signature)
    if (signature.length !== 65 || !isSignedBy(publicKey, digest, signature)) throw wrongSignature(account)
    const known = await fetchAccount(node, account)
    checkContext(context, known, chainId())
    checkSequence(account, context.sequence, known)
    return payAndSend({ account, sequence: context.sequence, hash: digest, amount }, () => {
      const paid = { address: payer.address, signature: payer.sign(digest) }
      return writeWeb3({ context, messages, evmChainId, publicKey, payer: paid, signature })
    })
  }

  return { prepareTx, prepareEip712, broadcastTx }
}

type Asked = {
  /** inj1… */
  account: string
  evmChainId: bigint
  messages: Any[]
  memo: string
  timeoutHeight: bigint
  /** 0 to try it out. */
  gas: bigint
}

/** What a unit of gas costs is not asked: it is the chain's price. */
function readAsked(request: Omit<PrepareTxRequest, 'sequence'>): Asked {
  const { memo, timeoutHeight, fee } = request
  if (!['', 'v2'].includes(request.eip712Wrapper.toLowerCase()))
    throw invalidInput(
      'typed_data.kind',
      `Typed data of the kind "${request.eip712Wrapper.slice(0, 20)}" is not made here: ask for v2`,
    )
  return {
    account: readAccount(request.signerAddress),
    evmChainId: readChain(request.chainId),
    messages: readMessages(request.msgs),
    memo,
    timeoutHeight,
    gas: fee?.gas ?? 0n,
  }
}

function readChain(id: bigint): bigint {
  if (id > 0n) return id
  throw invalidInput('chain.id', `${id} is no chain of Ethereum's: tell the one that the wallet is on`)
}

/** What PrepareTx answered, without its messages: they come beside it. */
function readText(tx: Uint8Array): string {
  try {
    const { context } = JSON.parse(new TextDecoder().decode(tx)) as { context?: unknown }
    if (typeof context === 'string') return context
  } catch {
    // told below
  }
  throw invalidInput(
    'transaction.format',
    'The transaction is not the message of what PrepareTx answered: JSON with a text "context"',
  )
}

function checkContext({ accountNumber, ...context }: Context, known: Account, chainId: string): void {
  if (context.chainId !== chainId)
    throw invalidInput(
      'chain.other',
      `The transaction is for ${context.chainId.slice(0, 40)}, this is ${chainId}`,
    )
  if (accountNumber !== known.accountNumber)
    throw invalidInput(
      'account.number',
      `The transaction is of account number ${accountNumber}, this account is ${known.accountNumber}`,
    )
}
