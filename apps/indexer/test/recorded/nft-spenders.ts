import { TxMsgData } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/base/abci/v1beta1/abci_pb.js'
import { MsgEthereumTxResponse } from '@injectivelabs/core-proto-ts-v2/generated/injective/evm/v1/tx_pb.js'
import type { Recording } from '@injsight/testing'
import { eventTopic, nobody } from '../made/made-tokens.ts'
import { word } from '../made/made-ethereum.ts'
import { readRecordedBlocks } from './recorded-blocks.ts'

const approval = eventTopic('Approval(address,address,uint256)')
const transfer = eventTopic('Transfer(address,address,uint256)')

/**
 * Who may move which NFT by the logs of a recording, which is told by no answer of a node: as a contract by ERC-721
 * said it last, until the NFT is passed on. Keys are `contract number`, both as in the logs; spenders are `0x…`.
 */
export function listNftSpenders(recording: Recording): Map<string, string> {
  const spenders = new Map<string, string>()
  for (const { address, topics } of listLogs(recording)) {
    const [event, , second, number] = topics.map((topic) => topic.toLowerCase())
    if (second === undefined || number === undefined) continue
    const nft = `${address.toLowerCase()} ${BigInt(number)}`
    if (event === transfer || (event === approval && second === word(nobody))) spenders.delete(nft)
    else if (event === approval) spenders.set(nft, `0x${second.slice(-40)}`)
  }
  return spenders
}

/** What contracts wrote, in the order of the chain. */
function listLogs(recording: Recording) {
  return readRecordedBlocks(recording)
    .flatMap(({ block_results: results }) => results.txs_results ?? [])
    .filter(({ code }) => code === 0)
    .flatMap(({ data }) => TxMsgData.fromBinary(Buffer.from(data ?? '', 'base64')).msgResponses)
    .filter(({ typeUrl }) => typeUrl === '/injective.evm.v1.MsgEthereumTxResponse')
    .flatMap(({ value }) => MsgEthereumTxResponse.fromBinary(value).logs)
}
