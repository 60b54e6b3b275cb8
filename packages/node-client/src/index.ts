export { findElements, findMember, findMembers, type Slice } from './find-member.ts'
export { createNodeClient, type NodeClient, type NodeClientOptions } from './node-client.ts'
export type { NodeRequest } from './time-requests.ts'
export type { NewBlockListener, Subscription } from './subscribe-new-blocks.ts'
export type {
  Answer,
  NodeStatus,
  RecordingInfo,
  RpcBlock,
  RpcBlockId,
  RpcBlockResults,
  RpcCommit,
  RpcCommitSignature,
  RpcEvent,
  RpcEventAttribute,
  RpcGenesis,
  RpcHeader,
  RpcSignedHeader,
  RpcTxResult,
  RpcValidator,
  RpcValidators,
} from './answers.ts'
