/** The style of a report: light, dark, and black on white in print. */
export const STYLE = `
:root{color-scheme:light dark;--paper:#f6f1e7;--card:#fffdf8;--ink:#22201c;--faint:#655d50;--line:#d9cfbd;--accent:#7d5a1e;
--s0:#8a6422;--s1:#4c6b4a;--s2:#9c3f35;--s3:#44607f;--s4:#6d5483;--s5:#5d5a54;--on:#fff}
@media(prefers-color-scheme:dark){:root{--paper:#171b19;--card:#1f2522;--ink:#ece6d8;--faint:#a9a293;--line:#2f3733;--accent:#d9b36a;
--s0:#c99b4e;--s1:#7fae7b;--s2:#d98277;--s3:#84a8cf;--s4:#b296cb;--s5:#a5a198;--on:#12100c}}
@media print{:root{--paper:#fff;--card:#fff;--ink:#000;--faint:#333;--line:#999;--accent:#000;--s0:#555;--s1:#999;--s2:#bbb;--s3:#777;--s4:#ddd;--s5:#333;--on:#000}
.on0,.on3,.on5{fill:#fff!important}details>*{display:block}details::details-content{content-visibility:visible;block-size:auto}summary{list-style:none}.scroll{overflow:visible}td.n{white-space:normal}.grid{display:block}.card{margin-bottom:1rem}tr,svg.chart,header{break-inside:avoid}h2,h3{break-after:avoid}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.5 "Inter Variable",Inter,system-ui,"Segoe UI",Roboto,sans-serif;font-variant-numeric:tabular-nums}
main{max-width:62rem;margin:0 auto;padding:1.25rem max(1rem,env(safe-area-inset-right)) 4rem max(1rem,env(safe-area-inset-left))}
h1,h2,h3,.lead{font-family:"Literata Variable",Literata,Georgia,"Noto Serif",serif;line-height:1.25;text-wrap:balance}
h1{font-size:26px;margin:.4em 0 .2em}h2{font-size:20px;margin:2em 0 .6em;padding-bottom:.25em;border-bottom:1px solid var(--line)}h3{font-size:17px;margin:0 0 .2em}
@media(min-width:50rem){h1{font-size:34px}}
.lead{font-size:20px;margin:1.2em 0 .6em;padding:.1em 0 .1em .8em;border-left:4px solid var(--accent)}
@media(min-width:50rem){.lead{font-size:26px}}
p{margin:.4em 0}.small,.faintly{color:var(--faint);font-size:15px}
td ul{list-style:none;margin:0;padding:0}td li+li{margin-top:.3em}ul.small{padding-left:1.2em;margin:.4em 0}ul.findings{padding-left:1.2em;margin:.6em 0}ul.findings li{margin:.35em 0}
.grid{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr))}
.card{background:var(--card);border:1px solid var(--line);border-radius:8px;padding:1rem;min-width:0}
.badge{display:inline-block;font-size:13px;border:1px solid var(--line);border-radius:99px;padding:0 .6em;color:var(--faint)}
.badge.exact{color:var(--accent);border-color:currentColor}
svg.chart{display:block;width:100%;max-width:34rem;height:auto;margin:.8rem 0 .4rem;overflow:visible}
svg.chart text{font-size:12px;fill:var(--ink);font-family:inherit}svg.chart text.faint{fill:var(--faint)}svg.chart text.strong{font-weight:600}
.s0{fill:var(--s0)}.s1{fill:var(--s1)}.s2{fill:var(--s2)}.s3{fill:var(--s3)}.s4{fill:var(--s4)}.s5{fill:var(--s5)}
svg.chart text.on0,svg.chart text.on1,svg.chart text.on2,svg.chart text.on3,svg.chart text.on4,svg.chart text.on5{fill:var(--on)}
.edge{stroke:var(--card);stroke-width:1}.track{fill:var(--line);opacity:.5}.whisker{stroke:var(--ink);stroke-width:1.2;fill:none}
.axis{stroke:var(--faint);fill:none}.mark{stroke:var(--ink);stroke-dasharray:3 3;fill:none}.line{stroke:var(--s0);stroke-width:2;fill:none}
.dot{fill:var(--card);stroke:var(--ink);stroke-width:1.6}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:15px}th,td{text-align:left;padding:.3em .6em .3em 0;border-bottom:1px solid var(--line);vertical-align:top}
td.n,th.n{text-align:right}td.n{white-space:nowrap}th.n{min-width:4.5rem;vertical-align:bottom}tbody td:first-child:not(.n){min-width:6.5rem}th{font-weight:600;color:var(--faint)}tr.sure td{font-weight:600}
details{margin-top:.5rem}summary{cursor:pointer;color:var(--accent);font-size:15px;padding:.3em 0}
code{font:15px/1.5 ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere}pre{white-space:pre-wrap;margin:.4em 0}
a{color:var(--accent)}.good::before{content:"✓ ";color:var(--s1)}.bad::before{content:"! ";font-weight:700;color:var(--s2)}
`;
