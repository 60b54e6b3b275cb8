import { createTransport } from '@injsight/grpc-web'
import { ExplorerClient, type ChainUpgrade } from '@injsight/injsight-v1'
import type { Logger } from '@injsight/runtime'
import { formatNotice, type UpgradeNotice } from '../../app/upgrade/notice.ts'
import { isPending, stageOf } from '../../app/upgrade/stage.ts'
import { createPace } from './pace.ts'

export type Upgrades = {
  hear(head: { height: bigint; time: bigint }): void
  /** What pages are to say now, as the header that tells them; empty when nothing. */
  notice(): string
  stop(): void
}

type Options = {
  indexerUrl: string
  log: Logger
  /** The site stays open whatever the source says. */
  isNeverClosed: boolean
  pendingMs?: number
  idleMs?: number
}

/** Notices are made anew only so often: pages that bear one are kept and shared. */
const everyBlocks = 100n

/** Asks the source of the upgrade: every ten seconds while one is to come or just done, and else every minute. */
export function startUpgrades({
  indexerUrl,
  log,
  isNeverClosed,
  pendingMs = 10_000,
  idleMs = 60_000,
}: Options): Upgrades {
  const transport = createTransport({ baseUrl: indexerUrl, timeoutMs: 5000 })
  const index = new ExplorerClient(transport)
  const pace = createPace()
  let upgrade: ChainUpgrade | undefined
  let height = 0n
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  const ask = async () => {
    let isUnknown = false
    try {
      upgrade = (await index.getUpgrade({}).response).upgrade
    } catch (error) {
      isUnknown = upgrade === undefined && !isBeyond(error)
      log.debug('the upgrade is not told', { error })
    }
    if (isStopped) return
    const isSoon = isUnknown || (upgrade !== undefined && isPending(upgrade, height))
    timer = setTimeout(() => void ask(), isSoon ? pendingMs : idleMs).unref()
  }
  void ask()

  return {
    hear(head) {
      height = head.height
      pace.hear(head)
    },
    notice() {
      if (upgrade === undefined) return ''
      const stage = stageOf({ ...upgrade, closes: upgrade.closes && !isNeverClosed }, height)
      if (stage === undefined) return ''
      const { name, title, proposalId } = upgrade
      const at = height - (height % everyBlocks)
      const notice: UpgradeNotice = {
        stage,
        name,
        title,
        height: String(upgrade.height),
        proposal: String(proposalId),
        at: String(at),
        blockMs: pace.blockMs(),
      }
      return formatNotice(notice)
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
      transport.close()
    },
  }
}

/** Whether the source has nobody who tells it. */
function isBeyond(error: unknown): boolean {
  return (Object(error) as { code?: unknown }).code === 'grpc.unimplemented'
}
