import { InjectiveExchangeRPC } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_exchange_rpc_pb'
import type { IInjectiveExchangeRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_exchange_rpc_pb.client'
import { encodeHex } from '@injsight/chain'
import { refusal, serve, Status, type Implementation, type ServedService } from '@injsight/grpc-web'
import type { NodeClient } from '@injsight/node-client'
import type { Logger } from '@injsight/runtime'
import type { Pool } from 'pg'
import { keyType } from '#src/delegation/fee-payer.ts'
import type { Delegation } from '#src/delegation/settings.ts'
import { createSpending } from '#src/delegation/spending.ts'
import type { Progress } from '#src/follow/progress.ts'
import { createDirectMethods } from './direct.ts'
import { createFindTransaction } from './find-transaction.ts'
import type { Needed } from './needed.ts'
import { createPayAndSend } from './pay-and-send.ts'
import { createTypedMethods } from './typed.ts'

type Sources = {
  pool: Pool
  node: Pick<NodeClient, 'queryAbci' | 'fetchResult'>
  progress: Progress
  log: Logger
  delegation?: Delegation | undefined
}

/**
 * `injective_exchange_rpc`: makes transactions for others to sign, and pays the fees of those that it was set to pay for.
 * It signs last, once the account has signed, and never in an answer.
 */
export function createDelegationService(sources: Sources): ServedService {
  return serve<IInjectiveExchangeRPCClient>(InjectiveExchangeRPC, {
    getTx: createFindTransaction(sources),
    ...(sources.delegation === undefined ? nobodyPays : createMethods(sources, sources.delegation)),
  })
}

type Methods = Implementation<IInjectiveExchangeRPCClient>

function createMethods({ pool, node, progress, log }: Sources, delegation: Delegation): Methods {
  const { payer } = delegation
  const spending = createSpending(pool, delegation)
  const needed: Needed = {
    ...delegation,
    node,
    spending,
    payAndSend: createPayAndSend({ node, spending, log }),
    chainId() {
      const chainId = progress.chainId()
      if (chainId !== undefined) return chainId
      throw refusal(
        Status.unavailable,
        'The node has not said yet which chain it is of: ask again in a moment',
      )
    },
  }
  return {
    /** Refused while nothing would be paid: that is how a client knows. */
    async getFeePayer() {
      await spending.check(payer.address, 1n)
      const key = `0x${encodeHex(payer.publicKey)}`
      return { feePayer: payer.address, feePayerPubKey: { type: keyType, key } }
    },
    ...createTypedMethods(needed),
    ...createDirectMethods(needed),
  }
}

const refuse = () => {
  throw refusal(
    Status.unimplemented,
    'Nobody pays fees for others here: who runs it may set FEE_PAYER_KEY, see --help. Send it with a fee of your own',
  )
}

const nobodyPays: Methods = {
  getFeePayer: refuse,
  prepareTx: refuse,
  broadcastTx: refuse,
  prepareEip712: refuse,
  prepareCosmosTx: refuse,
  broadcastCosmosTx: refuse,
}
