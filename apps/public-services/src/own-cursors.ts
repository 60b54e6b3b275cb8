import { invalidInput } from '@injsight/errors'
import type { ServedMethod, ServedService } from '@injsight/grpc-web'

/** No cursor of an index begins so: those are numbers, or base64 of a text. */
const mark = 'p-'

/** Whether public services have begun the list that a cursor goes on with. */
export function isOwnCursor(cursor: string): boolean {
  return cursor.startsWith(mark)
}

/**
 * A service whose cursors say that they are its own. Those of an index are refused, as one of them may well be read as a
 * place in a list here, only not the one that it is.
 */
export function markCursors({ typeName, methods }: ServedService): ServedService {
  return { typeName, methods: methods.map((served) => (isPaged(served) ? withMarks(served) : served)) }
}

type Unary = Extract<ServedMethod, { unary: unknown }>

function isPaged(served: ServedMethod): served is Unary {
  const { I, O } = served.method
  const has = (type: typeof I, field: string) => type.fields.some(({ localName }) => localName === field)
  return 'unary' in served && has(I, 'cursor') && has(O, 'next')
}

function withMarks(served: Unary): Unary {
  return {
    ...served,
    async unary(request, context) {
      const { cursor } = request as { cursor: string }
      if (cursor !== '' && !isOwnCursor(cursor))
        throw invalidInput('page.cursor', 'the cursor is not one of ours')
      const reply = await served.unary({ ...request, cursor: cursor.slice(mark.length) }, context)
      const { next } = reply as { next: string }
      return { ...reply, next: next === '' ? '' : mark + next }
    },
  }
}
