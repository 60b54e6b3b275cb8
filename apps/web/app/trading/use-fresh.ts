import { useEffect, useRef, useState } from 'react'
import { useHead } from '../live/live.tsx'

export type Fresh<Answer> = {
  answer?: Answer
  /** Why there is no answer. */
  trouble?: string
  /** False while the answer is that to an earlier question. */
  isCurrent: boolean
}

/** Blocks may come faster than anybody reads. */
const pauseMs = 2000

/**
 * What the site answers at an address, asked again when blocks come. What it has answered stays until it answers anew.
 */
export function useFresh<Answer>(path: string): Fresh<Answer> {
  const [told, setTold] = useState<{ path: string; answer?: Answer; trouble?: string }>()
  const height = useHead()?.height
  const last = useRef<{ path: string; height: bigint | undefined; at: number; isUnderWay: boolean }>(
    undefined,
  )
  useEffect(() => {
    const { current } = last
    const isEarly = current !== undefined && (current.isUnderWay || Date.now() - current.at < pauseMs)
    if (current?.path === path && (current.height === height || isEarly || document.hidden)) return
    const asked = { path, height, at: Date.now(), isUnderWay: true }
    last.current = asked
    const settle = (fresh: { answer?: Answer; trouble?: string }) => {
      asked.isUnderWay = false
      if (last.current !== asked) return
      setTold((known) => {
        const isLost = fresh.answer === undefined && known?.path === path && known.answer !== undefined
        return isLost ? known : { path, ...fresh }
      })
    }
    ask<Answer>(path).then(
      (answer) => settle({ answer }),
      (error: unknown) => settle({ trouble: error instanceof Error ? error.message : String(error) }),
    )
  }, [path, height])
  return { ...told, isCurrent: told?.path === path }
}

async function ask<Answer>(path: string): Promise<Answer> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(await sayWhy(response))
  return (await response.json()) as Answer
}

/** A fault of the site has words; what stands between answers with a page. */
async function sayWhy(response: Response): Promise<string> {
  const said: unknown = await response.json().catch(() => undefined)
  const { message } = Object(said) as { message?: unknown }
  return typeof message === 'string' ? message : String(response.status)
}
