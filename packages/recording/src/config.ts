import { oneOf, port, text, type Setting } from '@injsight/runtime'
import { readPace, type Pace } from './node/pace.ts'

/** What can be set of a recorded node. */
export const settings = {
  RECORDING: text('the folder of the recording that is played'),
  NODE_PORT: port('where the recorded node answers', 26657),
  PACE: {
    read: readPace,
    fallback: 'live',
    sentence: 'how it is played: live, all at once (all), or so many times faster (a factor)',
  } satisfies Setting<Pace>,
  LOG_LEVEL: oneOf('how much is logged', ['debug', 'info', 'warn', 'error'], 'info'),
}
