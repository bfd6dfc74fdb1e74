import { LineIcon } from '@lacteos/ui';
import { BRAND } from '@lacteos/contracts/brand/brand';
import { Link } from 'react-router-dom';
import styles from './hero.module.css';
import { HERO_SCENE } from './hero-scene';
import { LogoMark } from './logo-mark';
import { useHeroVideo } from './use-hero-video';

const STILL = { pause: 'M8 5v14M16 5v14', play: 'M8 5l11 7-11 7z' };

function HeroVideo({ isPlaying }: { isPlaying: boolean }) {
  return (
    <video
      className={styles['video']}
      data-testid="hero-video"
      ref={(video) => {
        if (!video) return;
        // Browsers autoplay only muted videos, and React does not set the attribute.
        video.muted = true;
        if (isPlaying) void video.play()?.catch(() => undefined);
        else video.pause();
      }}
      muted
      loop
      autoPlay
      playsInline
      preload="none"
      aria-hidden="true"
      tabIndex={-1}
    >
      <source src={HERO_SCENE.loop.webm} type="video/webm" />
      <source src={HERO_SCENE.loop.mp4} type="video/mp4" />
    </video>
  );
}

export function Hero() {
  const { hasVideo, isPlaying, toggle } = useHeroVideo();
  return (
    <div className={styles['hero']}>
      <picture className={styles['poster']}>
        <source type="image/avif" srcSet={HERO_SCENE.poster.avif} />
        <img
          className={styles['video']}
          fetchPriority="high"
          decoding="sync"
          src={HERO_SCENE.poster.webp}
          alt=""
          width={1280}
          height={800}
        />
      </picture>
      {hasVideo ? <HeroVideo isPlaying={isPlaying} /> : null}
      <div className={styles['overlay']} data-testid="hero-overlay" />
      <LogoMark className={styles['watermark'] ?? ''} title={BRAND.logoAlt} />
      <div className={styles['words']}>
        <h1>{BRAND.name}</h1>
        <p className={styles['slogan']}>
          {BRAND.slogan}: yogurt, quesos y postres hechos con leche fresca de los Llanos.
        </p>
        <Link to="/products" className={styles['shop']}>
          Ir a la tienda
        </Link>
      </div>
      <a href="#productos" className={styles['scroll']}>
        Desliza hacia abajo
        <LineIcon path="M5 9l7 7 7-7" size={28} />
      </a>
      {hasVideo ? (
        <button
          type="button"
          className={styles['pause']}
          aria-label={isPlaying ? 'Pausar video' : 'Reproducir video'}
          onClick={toggle}
        >
          <LineIcon path={isPlaying ? STILL.pause : STILL.play} size={22} />
        </button>
      ) : null}
    </div>
  );
}
