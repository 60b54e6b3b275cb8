import type { search as english } from './en.ts'
import type { Texts } from '../words.ts'

export const search = {
  label: '트랜잭션, 블록, 주소 검색',
  title: '검색',
  for: '‘{text}’ 검색 결과',
  nothing: '‘{text}’에 대한 결과가 없습니다',
  ask: '높이, 해시, 주소 또는 이름을 입력하세요.',
  unlike: '검색어와 일치하는 블록, 트랜잭션, 자산 또는 주소가 없습니다.',
  suggestions: '추천',
  count: '{count, plural, =0 {추천 없음} other {추천 #개}}',
  absent: {
    awaited: '아직 없음: 해당 페이지에서 기다립니다',
    ended: '없음: 녹화가 끝까지 재생되었습니다',
  },
  kind: '{kind, select, block {블록} blockHash {블록} transaction {트랜잭션} validator {검증인} denom {자산} token {자산} market {마켓} order {주문} trade {체결} contract {컨트랙트} proposal {제안} subaccount {서브계정} code {코드} collection {NFT} auction {경매} deposit {입금} withdrawal {출금} batch {배치} channel {채널} client {클라이언트} connection {연결} feed {가격 피드} page {페이지} other {계정}}',
} satisfies Texts<typeof english>
