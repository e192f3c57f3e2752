import * as styles from './HeroIllustration.css';

const box = { width: 560, height: 440, viewBox: '0 0 560 440', fill: 'none' };

/** The edge of the page. */
const sheet = { x: 40, y: 40, width: 480, height: 360, rx: 10, strokeWidth: 1.5 };

/** A web page as a wireframe: boxes and lines. */
function Wireframe() {
  return (
    <svg aria-hidden="true" {...box} className={styles.drawing}>
      <g className={styles.crop} strokeWidth="1.5">
        <path d="M40 4v24M4 40h24M520 4v24M556 40h-24M40 436v-24M4 400h24M520 436v-24M556 400h-24" />
      </g>
      <rect {...sheet} className={styles.blank} />
      <g className={styles.wire} strokeWidth="1.5" strokeDasharray="5 5">
        <rect x="64" y="60" width="84" height="20" rx="3" />
        <rect x="356" y="62" width="36" height="16" rx="3" />
        <rect x="406" y="62" width="36" height="16" rx="3" />
        <rect x="456" y="62" width="40" height="16" rx="3" />
        <rect x="64" y="110" width="196" height="26" rx="3" />
        <rect x="64" y="146" width="150" height="26" rx="3" />
        <path d="M64 196h180M64 210h168M64 224h120" />
        <rect x="64" y="244" width="104" height="32" rx="6" />
        <rect x="284" y="106" width="212" height="172" rx="6" />
        <path d="m284 106 212 172M496 106 284 278" />
        <rect x="64" y="306" width="132" height="70" rx="6" />
        <rect x="214" y="306" width="132" height="70" rx="6" />
        <rect x="364" y="306" width="132" height="70" rx="6" />
      </g>
    </svg>
  );
}

function FinishedPage() {
  return (
    <svg aria-hidden="true" {...box} className={styles.drawing}>
      <rect {...sheet} className={styles.sheet} />
      <circle cx="74" cy="70" r="9" className={styles.brand} />
      <rect x="90" y="65" width="56" height="10" rx="2" className={styles.ink} />
      <path d="M356 67h36v6h-36zM406 67h36v6h-36zM456 67h40v6h-40z" className={styles.quiet} />
      <path d="M64 110h196v22H64zM64 144h150v22H64z" className={styles.ink} />
      <path d="M64 193h180v6H64zM64 207h168v6H64zM64 221h120v6H64z" className={styles.quiet} />
      <rect x="64" y="244" width="104" height="32" rx="6" className={styles.brand} />
      <rect x="82" y="257" width="68" height="6" rx="2" className={styles.onBrand} />
      <rect x="284" y="106" width="212" height="172" rx="6" className={styles.sky} />
      <circle cx="452" cy="144" r="16" className={styles.accent} />
      <path
        d="M284 214c40-34 76-34 112-4s66 20 100-6v68a6 6 0 0 1-6 6H290a6 6 0 0 1-6-6Z"
        className={styles.soft}
      />
      <path
        d="M284 244c46-22 84-20 118-2s64 14 94 2v28a6 6 0 0 1-6 6H290a6 6 0 0 1-6-6Z"
        className={styles.brand}
      />
      <g className={styles.brand}>
        <path d="M318 176h44v56h-44zM312 178l28-26 28 26z" />
      </g>
      <g className={styles.wheel} strokeWidth="4">
        <circle cx="372" cy="222" r="24" />
        <path d="M372 198v48M348 222h48M355 205l34 34M389 205l-34 34" />
      </g>
      <rect x="64" y="306" width="132" height="70" rx="6" className={styles.soft} />
      <rect x="214" y="306" width="132" height="70" rx="6" className={styles.soft} />
      <rect x="364" y="306" width="132" height="70" rx="6" className={styles.soft} />
      <path d="M78 320h52v8H78zM228 320h60v8h-60zM378 320h44v8h-44z" className={styles.ink} />
      <path
        d="M78 340h100v5H78zM78 352h84v5H78zM228 340h104v5H228zM228 352h70v5h-70zM378 340h96v5h-96zM378 352h88v5h-88z"
        className={styles.quiet}
      />
    </svg>
  );
}

/**
 * Shows a wireframe of a web page turning into the finished page: a vertical line moves across once.
 * With reduced motion, the line is in its final position from the start.
 */
export function HeroIllustration() {
  return (
    <div aria-hidden="true" className={styles.frame}>
      <Wireframe />
      <div className={styles.reveal}>
        <div className={styles.revealed}>
          <FinishedPage />
        </div>
        <div className={styles.line} />
      </div>
    </div>
  );
}
