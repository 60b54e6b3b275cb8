import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeSettings, oneOf, port, readConfig, url } from './config.ts'

const settings = {
  NODE_URL: url('the node that is followed'),
  PORT: port('where it answers', 4000),
  LEVEL: oneOf('how much is said', ['debug', 'info'], 'info'),
}

test('[NET-02] missing and wrong settings are all reported at once, by name', () => {
  assert.throws(
    () => readConfig(settings, { PORT: '99999', LEVEL: 'loud' }),
    (error: Error) => {
      assert.match(error.message, /NODE_URL is missing/)
      assert.match(error.message, /PORT is "99999"/)
      assert.match(error.message, /LEVEL is "loud"/)
      return true
    },
  )
})

test('values are typed, and what is not said has its default', () => {
  assert.deepEqual(readConfig(settings, { NODE_URL: 'http://127.0.0.1:26657/' }), {
    NODE_URL: 'http://127.0.0.1:26657',
    PORT: 4000,
    LEVEL: 'info',
  })
})

test('of a wrong URL neither password nor key is told', () => {
  const told = (text: string) => {
    try {
      readConfig({ URL: url('what is asked') }, { URL: text })
    } catch (error) {
      return /URL is "(.*)": it must/.exec((error as Error).message)?.[1]
    }
    return 'right'
  }
  assert.equal(told('explorer.example'), 'explorer.example')
  assert.equal(told('ftp://explorer.example:80/'), 'ftp://explorer.example:80/')
  assert.equal(told('htp://me:s3cret@host:80'), 'htp://…@host:80')
  assert.equal(told('me:s3/cr@et@host/db'), 'me:…@host/…')
  assert.equal(told('ws://eth.example/v2/s3cret'), 'ws://eth.example/…')
  assert.equal(told('ws://eth.example?key=s3cret'), 'ws://eth.example/…')
  assert.throws(
    () => readConfig({ URL: { ...url('the database'), isSecret: true } }, { URL: 'me:s3cret' }),
    (error: Error) => error.message.startsWith('URL is wrong: ') && !error.message.includes('s3cret'),
  )
})

test('settings describe themselves', () => {
  assert.match(describeSettings(settings), /# where it answers\nPORT=4000/)
})
