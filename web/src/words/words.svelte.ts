/** Every sentence, in the player's language, from the same Fluent catalogues as the terminal's. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { catalogues } from "virtual:catalogues";
import type { Later } from "../../build/catalogues";
import { settings } from "../settings/settings.svelte";

export const LANGUAGES: Record<string, string> = {
  en: "English",
  el: "Ελληνικά",
  hu: "Magyar",
  it: "Italiano",
  ro: "Română",
};
const FALLBACK = "en";

export type Arguments = Record<string, FluentVariable>;

function bundleOf(language: string, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** The browser's language, if we speak it. */
export function preferred(wanted: readonly string[]): string {
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in LANGUAGES) ?? FALLBACK;
}

class Words {
  language = $state(FALLBACK);
  private bundles = $state.raw<FluentBundle[]>([]);
  /** What is long and not read by everyone comes when it is asked for. */
  private readonly learned = new Set<Later>();

  /** Load a language (the settings', or the browser's) and speak it from now on. */
  async speak(language = settings.likes.language || preferred(navigator.languages)): Promise<void> {
    const chain = language === FALLBACK ? [FALLBACK] : [language, FALLBACK];
    const texts = await Promise.all(chain.map((tag) => this.textOf(tag)));
    this.bundles = chain.map((tag, index) => bundleOf(tag, texts[index]));
    this.language = language;
    document.documentElement.lang = language;
  }

  private async textOf(tag: string): Promise<string> {
    const parts = await Promise.all((["words", ...this.learned] as const).map((name) => catalogues[name][tag]()));
    return parts.map((part) => part.default).join("\n");
  }

  /** From now on what comes later can be said too. */
  async learn(...names: Later[]): Promise<void> {
    if (names.every((name) => this.learned.has(name))) return;
    names.forEach((name) => this.learned.add(name));
    await this.speak(this.language);
  }

  /** What a rule is called. */
  title(key: string): string {
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(key)?.attributes.title;
      if (pattern) return bundle.formatPattern(pattern);
    }
    return "";
  }

  has(key: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(key));
  }

  say(key: string, given: Arguments = {}): string {
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(key);
      if (message?.value) return bundle.formatPattern(message.value, given);
    }
    return key;
  }
}

export const words = new Words();
export const say = (key: string, given?: Arguments): string => words.say(key, given);
