import { describe, expect, it } from 'vitest'
import { homepageOf, oneLine, phoneOf, plainText, titleOf } from './text.ts'

describe('a text of the service', () => {
  it.each([
    ['<script>alert(1)</script>', null],
    ['바다<script>alert(1)</script><style>p{}</style> 옆', '바다 옆'],
    ['<img src=x onerror=alert(1)>섬', '섬'],
    ['<a href="javascript:alert(1)">누리집</a>', '누리집'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;섬', '섬'],
    ['하나<br>둘<br /><br/><br/>셋', '하나\n둘\n\n셋'],
    ['하나&lt;br&gt;둘', '하나\n둘'],
    ['<p>하나</p><p>둘</p>', '하나\n\n둘'],
    ['<h2>Olle trail</h2>', 'Olle trail'],
    ['오설록 &amp; 정원 &#39;차&#39;', "오설록 & 정원 '차'"],
    ['운영 <아침> 9시, 3 < 5', '운영 <아침> 9시, 3 < 5'],
    ['탭\t과\u0000\u001B[2J영', '탭 과 [2J영'],
    ['  \n ', null],
    ['제주'.normalize('NFD'), '제주'],
  ])('is plain: %j', (html, text) => {
    expect(plainText(html)).toBe(text)
  })

  it('is in one line where there is room for one', () => {
    expect(oneLine('09:00~18:00<br>입장 마감 17:00,<br><br>연중')).toBe('09:00~18:00, 입장 마감 17:00, 연중')
  })
})

describe('a title', () => {
  it.each([
    ['성산일출봉 [유네스코 세계자연유산]', '성산일출봉'],
    ['협재해변(제주)', '협재해변'],
    ['[제주올레] 7코스', '[제주올레] 7코스'],
    ['돌 &amp; 바람', '돌 & 바람'],
    ['섬<br>마을', '섬 마을'],
    ['<b></b>', null],
  ])('is shown without its decoration: %j', (title, shown) => {
    expect(titleOf(title)).toBe(shown)
  })
})

describe('a phone', () => {
  it.each([
    ['064-783-0959<br>064-784-0959', '064-783-0959'],
    ['관광안내소 064)740-6000, 6001', '064-740-6000'],
    ['0647830959', '064-783-0959'],
    ['064.783.0959', '064-783-0959'],
    ['0507-1234-5678', '0507-1234-5678'],
    ['1588 1234', '1588-1234'],
    ['<a href="tel:010">02-123-4567</a>', '02-123-4567'],
    ['없음', null],
    ['2026-11-21', null],
    ['', null],
  ])('is the first number: %j', (text, phone) => {
    expect(phoneOf(text)).toBe(phone)
  })
})

describe('a homepage', () => {
  it.each([
    ['<a href="javascript:alert(1)">x</a>', null],
    ['<a href="javascript:alert(1)//https://good.example">x</a>', 'https://good.example'],
    ['<a href="http://plain.example">plain.example</a>', null],
    ['<a href="data:text/html,x">x</a>', null],
    ['https://user:pw@evil.example', null],
    [
      '<a href="https://a.example/?x=1&amp;y=2" target="_blank" title="새창">a.example</a>',
      'https://a.example/?x=1&y=2',
    ],
    ['누리집 https://한글.example 참고', 'https://한글.example'],
    ['http://b.example<br>https://c.example/', 'https://c.example/'],
    ['', null],
  ])('is an https address or none: %j', (html, homepage) => {
    expect(homepageOf(html)).toBe(homepage)
  })
})
