// Before the first paint: the theme and the language that were chosen, so that nothing flashes.
var kept = {};
try {
  kept = JSON.parse(localStorage.getItem("soiree") || "{}") || {};
} catch (_) {
  // no storage: the system decides
}
var system = window.matchMedia && matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
document.documentElement.dataset.theme = kept.theme === "dark" || kept.theme === "light" ? kept.theme : system;
document.documentElement.lang = kept.language === "fr" || kept.language === "en" ? kept.language : /^fr/i.test(navigator.language) ? "fr" : "en";
