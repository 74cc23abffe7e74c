/** Morning sea with an oreum behind it; decoration only. It keeps its daylight in the dark scheme, like a picture. */
export function LoginScene() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 480 220"
      preserveAspectRatio="xMidYMax slice"
      className="block h-[clamp(132px,26dvh,220px)] w-full"
    >
      <path d="M0 0h480v220H0z" fill="#ffe3d0" />
      <circle cx="356" cy="84" r="40" fill="#ffc6a1" />
      <circle cx="356" cy="84" r="29" fill="#ff9250" />
      <path d="M0 158c60-10 104-30 158-72 22-17 40-10 62 2 20-12 44-18 64 0 50 44 110 62 196 72v60H0z" fill="#9cc48c" />
      <path d="M0 172c80-30 168-22 240-8s160 8 240-10v66H0z" fill="#6aa84f" />
      <path d="M0 178h480v42H0z" fill="#0b7a80" />
      <path d="M0 178q30-12 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0v12H0z" fill="#3aa3ad" />
      <path d="M70 172v-34M104 176v-24" stroke="#7a4a3a" strokeWidth="5" strokeLinecap="round" />
      <circle cx="70" cy="130" r="15" fill="#3f7d4e" />
      <circle cx="104" cy="146" r="11" fill="#3f7d4e" />
      <circle cx="64" cy="127" r="2.5" fill="#ff9250" />
      <circle cx="75" cy="133" r="2.5" fill="#ff9250" />
      <circle cx="106" cy="144" r="2" fill="#ff9250" />
    </svg>
  )
}
