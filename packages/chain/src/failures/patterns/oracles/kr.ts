import type { Translated } from '../../../translated.ts'
import type { oracles as english } from './en.ts'

export const oracles: Translated<typeof english> = {
  'feed.admin': '가격 피드의 관리자만 할 수 있는 일입니다',
  'feed.config': '현재 적용 중인 규칙이 아닌 다른 규칙에 따른 보고입니다',
  'feed.exists': '같은 가격 피드가 이미 있습니다',
  'feed.none': '그런 가격 피드가 없습니다',
  'feed.stale': '더 새로운 가격이 이미 보고되었습니다',
  'oracle.bandOff': 'IBC를 통한 Band 가격 요청이 꺼져 있습니다',
  'oracle.moved': '그 사이 오라클 가격이 너무 많이 움직였습니다',
  'oracle.noPrice': '오라클에 해당하는 가격이 없습니다',
  'oracle.none': '이 마켓의 가격을 제공하는 오라클이 없습니다',
  'oracle.noneFor': '{pair} 가격을 제공하는 {kind} 오라클이 없습니다',
  'oracle.price': '가격이 올바르지 않습니다',
  'oracle.pythOff': 'Pyth 컨트랙트가 지정되지 않아 체인이 Pyth 가격을 받지 않습니다',
  'oracle.relayer': '서명자는 이 가격을 보고하도록 지정되지 않았습니다',
  'oracle.signature': '가격에 발표자의 올바른 서명이 없습니다',
  'oracle.stale': '오라클 가격이 너무 오래되었습니다',
  'oracle.type': '이런 방식의 가격으로는 할 수 없는 작업입니다',
}
