import { expect, it } from 'vitest'
import { photoOf } from './photo.ts'

it.each([
  ['http://tong.visitkorea.or.kr/cms/a.bmp', 'Type1'],
  ['http://tong.visitkorea.or.kr/cms/a.BMP', 'Type1'],
  ['https://elsewhere.example/a.jpg', 'Type1'],
  ['https://tong.visitkorea.or.kr.evil.example/a.jpg', 'Type1'],
  ['https://tong.visitkorea.or.kr@evil.example/a.jpg', 'Type1'],
  ['https://tong.visitkorea.or.kr:8443/a.jpg', 'Type1'],
  ['javascript:alert(1)', 'Type1'],
  ['ftp://tong.visitkorea.or.kr/a.jpg', 'Type1'],
  ['/cms/a.jpg', 'Type1'],
  ['', 'Type1'],
  ['https://tong.visitkorea.or.kr/cms/a.jpg', ''],
  ['https://tong.visitkorea.or.kr/cms/a.jpg', 'Type2'],
  ['https://tong.visitkorea.or.kr/cms/a.jpg', 'constructor'],
])('refuses %j under %j', (address, licence) => {
  expect(photoOf(address, licence)).toBeNull()
})

it.each([
  ['http://tong.visitkorea.or.kr/cms/a.jpg', 'Type1', 'TYPE1'],
  ['https://tong.visitkorea.or.kr/cms/a.jpg', 'Type3', 'TYPE3'],
])('takes %s of %s over https', (address, licence, copyrightType) => {
  expect(photoOf(address, licence)).toEqual({ url: 'https://tong.visitkorea.or.kr/cms/a.jpg', copyrightType })
})
