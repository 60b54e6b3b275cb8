import { count, flag, list, message, optional, text, whole, type Of } from '../../define.ts'

export type Recording = Of<typeof Recording>
export const Recording = message('Recording', 'a chain that was recorded, and is played to the indexer', {
  from: whole(1, 'first height of the whole recording'),
  to: whole(2, 'last height of the whole recording'),
  recordedAt: text(3, 'when it was made, ISO 8601'),
  ended: flag(4, 'true when every block has been played: the chain stands still'),
})

export type ModuleSource = Of<typeof ModuleSource>
export const ModuleSource = message(
  'ModuleSource',
  'where the index knows the state of a module of the chain from',
  {
    module: text(1, 'name of the module, as the indexer calls it'),
    source: text(2, '"genesis"; "node" when a node was asked; "none" when its state is not known'),
    knownFrom: whole(3, 'height of the block from whose end on its state is known'),
    why: text(4, 'why it is not known, in words; empty when it is'),
    inexactFrom: whole(
      5,
      'height of the first block with something of it that could not be read; 0 while all could',
    ),
    unread: whole(6, 'number of its events and messages that could not be read'),
  },
)

export type Residual = Of<typeof Residual>
export const Residual = message(
  'Residual',
  'a block whose balances changed by something else than what was minted less what was burned',
  {
    height: whole(1, 'height of the block'),
    denom: text(2, 'what was held'),
    changed: text(3, "sum of all changes of balances, whole number in the denom's smallest unit"),
    minted: text(4, "whole number in the denom's smallest unit"),
    burned: text(5, "whole number in the denom's smallest unit"),
  },
)

const Asking = message('Asking', "how far the chain's state has been asked for", {
  questions: count(1, 'how many questions were asked of the node'),
  foreseen: count(2, 'about how many it takes; 0 where the node did not tell'),
})

export type GetStatusRequest = Of<typeof GetStatusRequest>
export const GetStatusRequest = message('GetStatusRequest', 'asks for nothing in particular', {})

export type GetStatusResponse = Of<typeof GetStatusResponse>
export const GetStatusResponse = message('GetStatusResponse', 'where the index stands', {
  chainId: text(1, "the chain's id, as in its blocks"),
  base: whole(2, 'first height in the index'),
  head: whole(3, 'last height in the index; base - 1 while it is empty'),
  headTime: whole(4, 'time of the block at head, milliseconds since 1970; 0 while the index is empty'),
  nodeHead: whole(5, 'last height that the node said it has; 0 while no node has answered'),
  caughtUp: flag(6, "true once the index has reached the node's head since it was started"),
  trouble: text(7, 'what is wrong at the moment, in words for people; empty when all is well'),
  recording: optional(8, 'present when the node is a recording', Recording),
  version: text(9, 'version of the indexer'),
  modules: list(10, 'from where the state of each module is known', ModuleSource),
  unread: whole(11, 'number of events and messages that could not be read; their bytes are kept'),
  residualBlocks: whole(12, 'number of pairs of block and denom that do not add up; 0 when all is well'),
  residuals: list(13, 'the last of them, at most 20', Residual),
  asking: optional(14, 'present while an index begins that begins later than its chain', Asking),
})
