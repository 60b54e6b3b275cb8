import type * as english from './en.ts'

/** English has every word; the other languages have the same keys, and a missing one is a type error. */
export type Words = Texts<typeof english>

export type Texts<Source> = {
  [Key in keyof Source]: Source[Key] extends string ? string : Texts<Source[Key]>
}
