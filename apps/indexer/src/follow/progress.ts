import type { NodeStatus, RecordingInfo } from '@injsight/node-client'
import type { Asking } from './start/find-start.ts'

/** How far the index is, for whoever asks. */
export type Progress = {
  /** The last height that the node is known to have; 0 before it has answered. */
  nodeHead(): bigint
  /** The index has reached the node's head, and keeps up with it. */
  caughtUp(): boolean
  /** It has reached it once since this program began. */
  hasReached(): boolean
  /** What keeps the index from growing, or from staying as small as it is to be, in a sentence; empty when nothing does. */
  trouble(): string
  recording(): RecordingInfo | undefined
  /** How far the chain's state is asked for, while an index begins in the middle of it. */
  asking(): Asking | undefined
  chainId(): string | undefined
  /** This program writes the index, not another one. */
  writes(): boolean
  /** Who else writes it, in words, while this program waits for the right to; empty when nobody is known to. */
  otherWriter(): string
}

/** Blocks behind the node's head that are no falling behind: they are being written. */
const tolerance = 5n

/** Blocks that a node may lack for a moment: of several behind one address each is at a height of its own. */
const lackTolerance = 20n

export type ProgressNotes = Progress & {
  noteStatus(status: NodeStatus): void
  noteNodeHead(height: bigint): void
  noteIndexHead(height: bigint): void
  noteRecording(recording: RecordingInfo | undefined): void
  noteAsking(asking: Asking): void
  /** Who has the right to write: this program, somebody else in words, or nobody that is known of. */
  noteWriter(writer: 'us' | 'unknown' | { other: string }): void
  noteTrouble(source: 'node' | 'index' | 'dropping', sentence: string): void
}

/** @param to the last height that is wanted: an index that has it has caught up, whatever its node has beyond */
export function createProgress(to?: bigint): ProgressNotes {
  let nodeHead = 0n
  let indexHead: bigint | undefined
  let hasCaughtUp = false
  let hasReached = false
  let recording: RecordingInfo | undefined
  let chainId: string | undefined
  let asking: Asking | undefined
  let writer: Parameters<ProgressNotes['noteWriter']>[0] = 'unknown'
  const troubles = { node: '', index: '', dropping: '' }

  function compare() {
    if (indexHead === undefined || nodeHead === 0n) return
    const goal = to !== undefined && to < nodeHead ? to : nodeHead
    if (indexHead >= goal) hasCaughtUp = hasReached = true
    else if (goal - indexHead > tolerance) hasCaughtUp = false
  }
  function lackOfNode(): string {
    const isBehind = indexHead !== undefined && nodeHead > 0n && indexHead - nodeHead > lackTolerance
    return isBehind ? `The node is behind: it ends at block ${nodeHead}, the index at ${indexHead}` : ''
  }
  return {
    nodeHead: () => nodeHead,
    caughtUp: () => hasCaughtUp,
    hasReached: () => hasReached,
    // Who writes drops what is old: who no longer does can't tell whether that goes well.
    trouble: () =>
      troubles.index || troubles.node || lackOfNode() || (writer === 'us' ? troubles.dropping : ''),
    recording: () => recording,
    chainId: () => chainId,
    asking: () => (indexHead === undefined ? asking : undefined),
    writes: () => writer === 'us',
    otherWriter: () => (typeof writer === 'object' ? writer.other : ''),
    noteStatus({ chainId: told, head }) {
      chainId = told
      nodeHead = head
      compare()
    },
    noteNodeHead(height) {
      if (height > nodeHead) nodeHead = height
      compare()
    },
    noteIndexHead(height) {
      indexHead = height
      compare()
    },
    noteAsking: (told) => void (asking = told),
    noteRecording: (told) => void (recording = told),
    noteWriter: (told) => void (writer = told),
    noteTrouble: (source, sentence) => void (troubles[source] = sentence),
  }
}
