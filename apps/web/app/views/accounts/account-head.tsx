import type { ReactNode } from 'react'
import { CopyMenu } from '../../ui/take/copy-menu.tsx'
import { Whole } from '../../ui/whole.tsx'
import { ToldFacts, type ToldFact } from '../sentences/told-facts.tsx'
import { Avatar } from './avatar.tsx'
import type { Drawing } from './draw-avatar.ts'

type Told = {
  avatar: Drawing
  heading: string
  facts: readonly ToldFact[]
  /** A button in its corner. */
  beside?: ReactNode
  /** What one may do with it. */
  below?: ReactNode
}

/** Who it is, in words and in every spelling. */
export function AccountHead({ avatar, heading, facts, beside, below }: Told) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-4 md:flex-nowrap">
        <Avatar drawing={avatar} />
        <h1 className="page-title min-w-0 max-w-[48ch] max-md:order-last max-md:w-full">
          <Whole of={heading} />
        </h1>
        <div className="ml-auto flex shrink-0 flex-wrap justify-end gap-2">
          {beside}
          <CopyMenu />
        </div>
      </div>
      {below}
      <dl className="card facts">
        <ToldFacts facts={facts} />
      </dl>
    </>
  )
}
