/** Soft sounds, synthesised in the browser: there is no file to load. */
import { settings } from "./settings.svelte";

type Sound = "card" | "step" | "turn" | "chime" | "win" | "lose" | "refuse";

let context: AudioContext | undefined;

/** Browsers let sound begin only after a person did something. */
function ready(): AudioContext | undefined {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return undefined;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    return context;
  } catch {
    return undefined;
  }
}

function tone(audio: AudioContext, pitch: number, at: number, length: number, loud: number, shape: OscillatorType = "sine"): void {
  const voice = audio.createOscillator();
  const gain = audio.createGain();
  const start = audio.currentTime + at;
  voice.type = shape;
  voice.frequency.value = pitch;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(gain).connect(audio.destination);
  voice.start(start);
  voice.stop(start + length + 0.02);
}

function rustle(audio: AudioContext, length: number, loud: number): void {
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3;
  const source = audio.createBufferSource();
  const gain = audio.createGain();
  const band = audio.createBiquadFilter();
  source.buffer = noise;
  band.type = "bandpass";
  band.frequency.value = 2600;
  gain.gain.value = loud;
  source.connect(band).connect(gain).connect(audio.destination);
  source.start();
}

const SCORE: Record<Sound, (audio: AudioContext) => void> = {
  card: (audio) => rustle(audio, 0.09, 0.22),
  step: (audio) => tone(audio, 196, 0, 0.09, 0.05, "triangle"),
  turn: (audio) => [523.3, 784].forEach((pitch, i) => tone(audio, pitch, i * 0.09, 0.35, 0.045)),
  chime: (audio) => tone(audio, 880, 0, 0.4, 0.04),
  win: (audio) => [523.3, 659.3, 784, 1046.5].forEach((pitch, i) => tone(audio, pitch, i * 0.11, 0.6, 0.05)),
  lose: (audio) => [392, 330, 262].forEach((pitch, i) => tone(audio, pitch, i * 0.14, 0.6, 0.05)),
  refuse: (audio) => tone(audio, 150, 0, 0.16, 0.06, "triangle"),
};

export function sound(name: Sound): void {
  const audio = ready();
  if (audio) SCORE[name](audio);
}
