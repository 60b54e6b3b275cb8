import type { Part } from '../../page.server.ts'
import type { ListLinks } from '../../ui/pager.tsx'
import type { DataGroup } from '../../ui/missing.tsx'
import type { Chart } from './chart-figure.tsx'
import type { Offer } from '../../wallet/forms/shown-form.ts'
import type { ShownTable } from './table.ts'

/** A list as its page shows it. */
export type Section = {
  id: string
  title: string
  /** What it is called where it can't be had; by its title unless told. */
  group?: DataGroup | undefined
  content: Part<SectionContent>
  /** What one may do with what is in it. */
  offers?: readonly Offer[]
}

/** Words are empty where there are none to say. */
export type SectionContent = {
  table: ShownTable
  /** Said where it has no line. */
  empty: string
  warning: string
  hint: string
  /** undefined of a list that has nothing to lead to. */
  pages: ListLinks | undefined
  /** Drawn above it. */
  chart?: Chart
}
