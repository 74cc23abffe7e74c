/**
 * The places that most who come for the first time hope to see, by the id in the catalogue: sites of UNESCO's lists, natural monuments, and the
 * sights, islets and markets every guide of the island begins with (ours).
 */
export const LANDMARKS: ReadonlySet<number> = new Set([
  // World natural heritage and geopark: 성산일출봉, 만장굴, 거문오름, 수월봉, 용머리해안, 산방산, 대포주상절리, 천지연, 용두암.
  126435,
  126452, 636266, 126434, 228854, 127861, 127053, 126438, 228853,
  // Waterfalls, capes and cliffs: 정방, 천제연, 섭지코지, 외돌개, 쇠소깍, 송악산, 광치기, 한담.
  126437, 126439, 127813, 126470, 129617, 126672, 2564158, 2930935,
  // Beaches: 협재, 금능, 함덕, 월정리, 김녕, 중문색달.
  127490, 591866, 126451, 1918639, 129400, 126449,
  // Islets: 우도, 가파도, 마라도.
  127336, 126446, 126450,
  // Oreums: 새별, 금, 다랑쉬, 용눈이, 산굼부리.
  572973, 129699, 577461, 572960, 126474,
  // Forests and gardens: 비자림, 사려니, 절물, 카멜리아힐, 한림공원, 서광차밭.
  126472, 2414827, 127479, 741109, 126455, 128150,
  // People's island: 오설록, 돌문화공원, 성읍, 해녀박물관, 4·3평화공원, 빛의 벙커, 김영갑갤러리, 이중섭거리, 동문시장, 올레시장.
  2660802,
  1544730, 126471, 130857, 1907801, 2931892, 130723, 1620936, 1013246, 1013258,
])
