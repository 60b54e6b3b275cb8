import type { search as english } from '../en/search.ts'
import type { Texts } from '../words.ts'

export const search = {
  label: '트랜잭션, 블록, 주소 검색',
  title: '검색',
  for: '“{text}” 검색 결과',
  nothing: '“{text}”에 대한 결과가 없습니다',
  ask: '높이, 해시, 주소 또는 이름을 입력하세요.',
  valid: '검색어와 일치하는 블록, 트랜잭션, 자산 또는 주소가 없습니다.',
  blockInvalid: '높이는 1 이상의 정수입니다.',
  blockNotFound: '체인에 아직 그 높이의 블록이 없습니다.',
  accountInvalid: '주소처럼 보이지만 체크섬이 맞지 않습니다. 잘못되거나 빠진 글자가 있습니다.',
  accountNotFound: '지금까지 이 주소를 언급한 트랜잭션이 없습니다.',
  transactionNotFound: '이 해시를 가진 트랜잭션이나 블록이 없습니다. 방금 보낸 트랜잭션은 몇 초가 걸립니다.',
  invalidTransactionHash: '트랜잭션 해시는 16진수 64자리입니다.',
  kind: '{kind, select, block {블록} blockHash {블록} transaction {트랜잭션} validator {밸리데이터} denom {자산} subaccount {서브계정} other {계정}}',
} satisfies Texts<typeof english>
