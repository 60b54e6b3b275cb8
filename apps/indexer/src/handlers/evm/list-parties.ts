import { MsgEthereumTx } from '@injectivelabs/core-proto-ts-v2/generated/injective/evm/v1/tx_pb.js'
import { decodeEthereumTransaction } from '@injsight/evm'
import { isNobody, readDeed, type TokenDeed } from './read-deed.ts'
import { readRun } from './read-run.ts'

/**
 * Whom a message of the EVM names beside its sender, 20 bytes each: whom it calls or creates, who wrote logs, and of
 * whose tokens these tell. What can't be read names nobody.
 *
 * @param response empty for one that failed
 */
export function listParties(value: Uint8Array, response: Uint8Array): Buffer[] {
  const called = attempt(() => listCalled(value))
  if (response.length === 0) return called
  const told = attempt(() => {
    const { created, logs } = readRun(value, response)
    return [
      ...(created === undefined ? [] : [created.address]),
      ...logs.flatMap((log) => [log.address, ...listNamed(readDeed(log))]),
    ]
  })
  return [...called, ...told].filter((party) => !isNobody(party))
}

function listCalled(value: Uint8Array): Buffer[] {
  const { to } = decodeEthereumTransaction(MsgEthereumTx.fromBinary(value).raw)
  return to === undefined ? [] : [Buffer.from(to.slice(2), 'hex')]
}

function listNamed(deed: TokenDeed | undefined): Buffer[] {
  switch (deed?.kind) {
    case 'move':
    case 'pass':
    case 'moves':
      return [deed.from, deed.to]
    case 'allow':
    case 'allow-one':
      return [deed.owner, deed.spender]
    case 'operate':
      return [deed.owner, deed.operator]
    default:
      return []
  }
}

function attempt(list: () => Buffer[]): Buffer[] {
  try {
    return list()
  } catch {
    return []
  }
}
