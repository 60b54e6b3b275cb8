import type { NamedThing } from '#src/queries/search/names.ts'

/** What may be meant: something with a name, or what is known by a number alone. */
export type SuggestedThing = {
  kind:
    | NamedThing['kind']
    | 'collection'
    | 'code'
    | 'auction'
    | 'deposit'
    | 'withdrawal'
    | 'batch'
    | 'channel'
    | 'connection'
    | 'client'
    | 'feed'
  id: string
  name: string
}
